// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Keys and tokens by their vendors' documented shapes, PEM blocks, JWT, connection strings, and values that are
// assigned to names such as "password". A keyword automaton says where a rule is worth trying.
#include "privacy/finder.h"
#include "privacy/keywords.h"
#include "privacy/rules.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>

namespace credence::privacy {

namespace {

enum class Check : std::uint8_t {
    None,
    Random,     // varied enough to have been drawn at random
    Assignment, // of what follows a name; more is asked of it
    Password,
    Header, // what follows "Authorization:"
    Login,  // a user and a password
};

struct Rule {
    const char *detector;
    const char *words;   // keywords, '|' between them; one of them must occur
    const char *pattern; // group 1, where there is one, is the secret
    Check check = Check::Random;
    double entropy = 3.0; // bits a character
    double score = 0.95;
};

// What may stand at a secret's ends.
#define B R"((?:^|[^A-Za-z0-9_-]))"
#define E R"((?:$|[^A-Za-z0-9_=+/-]))"
#define EW R"((?:$|[^A-Za-z0-9_-]))"
// "name = value", "name: value", "name" => "value", <name>value, --name value
#define TO R"([\w.-]{0,24}["'`\]]{0,2}[ \t]{0,8}(?:=>|:{1,3}=|\?=|\|\|:?|<=|=|:|>|,|[ \t])[ \t]{0,8}["'`=> \t\\]{0,6})"
#define HEX(n) "[a-fA-F0-9]{" n "}"
#define UUID R"([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})"

// clang-format off
const Rule kRules[] = {
    {"1password_secret_key", "A3-", R"(\b(A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5})\b)", Check::Random, 3.3},
    {"1password_token", "ops_eyJ", R"((ops_eyJ[a-zA-Z0-9+/]{200,}={0,3}))", Check::Random, 4},
    {"adafruit_key", "adafruit", "(?i)adafruit" TO "([a-z0-9_-]{32})" EW},
    {"adobe_secret", "p8e-", R"((p8e-(?i:[a-z0-9]{32}))\b)"},
    {"age_key", "AGE-SECRET-KEY-1", "(AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58})"},
    {"airtable_key", "airtable|pat", R"(\b(pat[A-Za-z0-9]{14}\.[a-f0-9]{64})\b)"},
    {"alibaba_key", "LTAI", R"(\b(LTAI[a-zA-Z0-9]{17,21})\b)"},
    {"anthropic_key", "sk-ant-", R"(\b(sk-ant-(?:api|admin|oat)\d{2}-[a-zA-Z0-9_-]{80,110}AA))" E},
    {"artifactory_key", "AKCp", R"(\b(AKCp[A-Za-z0-9]{69})\b)", Check::Random, 4},
    {"artifactory_token", "cmVmd", R"(\b(cmVmd[A-Za-z0-9]{59})\b)", Check::Random, 4},
    {"atlassian_token", "ATATT3", R"(\b(ATATT3[A-Za-z0-9_\-=]{180,200}))"},
    {"aws_access_key", "A3T|AKIA|ASIA|ABIA|ACCA", R"(\b((?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16})\b)", Check::Random, 3},
    {"aws_secret_key", "aws", R"((?i)aws[\w.-]{0,20}(?:secret|sk)[\w.-]{0,20}["']?[ \t]{0,4}(?:=>|=|:)[ \t]{0,4}["']?([A-Za-z0-9/+]{40})(?:$|[^A-Za-z0-9/+=]))", Check::Random, 4},
    {"aws_bedrock_key", "ABSK", R"(\b(ABSK[A-Za-z0-9+/]{109,269}={0,2}))", Check::Random, 2.8},
    {"aws_bedrock_key", "bedrock-api-key-", R"((bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-z0-9+/=_-]*))", Check::None},
    {"azure_client_secret", "Q~", R"((?:^|['"`\s>=:(,)])([a-zA-Z0-9_~.]{3}\dQ~[a-zA-Z0-9_~.-]{31,34})(?:$|['"`\s<),\\]))", Check::Random, 3},
    {"azure_storage_key", "AccountKey=|SharedAccessKey=", "(?:AccountKey|SharedAccessKey)=([A-Za-z0-9+/]{40,88}={0,2})"},
    {"beamer_token", "beamer", "(?i)beamer" TO R"((b_[a-z0-9=_\-]{44}))"},
    {"cisco_meraki_key", "meraki", R"((?:meraki|Meraki|MERAKI))" TO "([0-9a-f]{40})" E, Check::Random, 3},
    {"clickhouse_key", "4b1d", R"(\b(4b1d[A-Za-z0-9]{38})\b)"},
    {"clojars_token", "CLOJARS_", R"((?i)(CLOJARS_[a-z0-9]{60}))", Check::Random, 2},
    {"cloudflare_ca_key", "v1.0-", R"(\b(v1\.0-[a-f0-9]{24}-[a-f0-9]{146})\b)"},
    {"databricks_token", "dapi", R"(\b(dapi[a-f0-9]{32}(?:-\d)?)\b)"},
    {"defined_networking_token", "dnkey-", R"((dnkey-[a-zA-Z0-9=_\-]{26}-[a-zA-Z0-9=_\-]{52}))"},
    {"digitalocean_token", "dop_v1_|doo_v1_|dor_v1_", R"(\b(do[por]_v1_[a-f0-9]{64})\b)"},
    {"discord_token", "discord", "(?i)discord" TO "([a-f0-9]{64}|[A-Za-z0-9_-]{24}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}|[a-z0-9=_\\-]{32})" E},
    {"discord_webhook", "discord", R"((https://(?:ptb\.|canary\.)?discord(?:app)?\.com/api/webhooks/\d{17,20}/[A-Za-z0-9_-]{60,80}))"},
    {"docker_token", "dckr_", R"(\b(dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,36})\b)"},
    {"doppler_token", "dp.", R"(\b(dp\.(?:pt|st|ct|sa|scim|audit)\.[a-zA-Z0-9_.-]{40,48}))"},
    {"dropbox_token", "sl.", R"(\b(sl\.(?:u\.)?[A-Za-z0-9_=-]{130,200}))"},
    {"duffel_token", "duffel_", R"((duffel_(?:test|live)_[a-zA-Z0-9_\-=]{43}))", Check::Random, 2},
    {"dynatrace_token", "dt0c01", R"((dt0c01\.[a-zA-Z0-9]{24}\.[a-zA-Z0-9]{64}))", Check::Random, 4},
    {"easypost_token", "EZAK|EZTK", R"(\b(EZ[AT]K[a-zA-Z0-9]{54})\b)", Check::Random, 2},
    {"etsy_key", "etsy", R"((?:\b|_)(?:ETSY|[Ee]tsy))" TO "([a-zA-Z0-9]{24})" E, Check::Random, 3},
    {"facebook_token", "EAA", R"(\b(EAA[MC][a-zA-Z0-9]{100,})\b)", Check::Random, 4},
    {"facebook_app_token", "|", R"(\b(\d{15,16}(?:\||%7[cC])[0-9A-Za-z_-]{27,40})\b)", Check::Random, 3},
    {"flutterwave_key", "FLWPUBK|FLWSECK", R"((FLW(?:PUB|SEC)K(?:_TEST)?-(?i:[a-h0-9]{12,32})(?:-X)?))", Check::Random, 2},
    {"flyio_token", "fo1_|fm1|fm2_", R"(\b((?:fo1_[\w-]{43}|fm1[ar]_[a-zA-Z0-9+/]{100,}={0,3}|fm2_[a-zA-Z0-9+/]{100,}={0,3})))" E, Check::Random, 4},
    {"frameio_token", "fio-u-", R"((fio-u-[a-zA-Z0-9_\-=]{64}))"},
    {"freemius_key", "sk_", R"(["']?secret_key["']?[ \t]*(?:=>|=|:)[ \t]*["'](sk_[^\s"']{29})["'])"},
    {"google_api_key", "AIzaSy", R"(\b(AIzaSy[\w-]{33}))" EW, Check::Random, 4},
    {"google_oauth", "GOCSPX-|ya29.", R"(\b(GOCSPX-[\w-]{28}|ya29\.[\w-]{60,}))"},
    {"gcp_service_account", "service_account", R"re("type"\s*:\s*"(service_account)")re", Check::None, 0, 0.7},
    {"github_token", "ghp_|gho_|ghu_|ghs_|ghr_", R"(\b(gh[pousr]_[0-9a-zA-Z]{36,255})\b)", Check::Random, 3},
    {"github_pat", "github_pat_", R"(\b(github_pat_\w{82})\b)", Check::Random, 3},
    {"gitlab_token", "glpat-|gldt-|glft-|glsoat-|glrt-|glptt-|glimt-|glagent-|gloas-|glcbt-|glffct-|GR1348941", R"(\b((?:gl(?:pat|dt|ft|soat|rt|imt|agent|cbt|ffct)-[\w-]{20,60}(?:\.[0-9a-z]{2}\.[a-z0-9]{9})?|glptt-[0-9a-f]{40}|gloas-[0-9a-f]{64}|GR1348941[\w-]{20})))", Check::Random, 3},
    {"gitlab_session", "_gitlab_session=", "(_gitlab_session=[0-9a-z]{32})"},
    {"gocardless_token", "live_", "(?i)gocardless" TO R"((live_[a-z0-9\-_=]{40}))"},
    {"grafana_token", "glc_|glsa_|eyJrIjoi", R"(\b(glc_[A-Za-z0-9+/]{32,400}={0,3}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}|(?i:eyJrIjoi)[A-Za-z0-9]{70,400}={0,3}))" E, Check::Random, 3},
    {"groq_key", "gsk_", R"(\b(gsk_[A-Za-z0-9]{48,60})\b)"},
    {"harness_token", "pat.|sat.", R"(\b((?:pat|sat)\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9]{24}\.[a-zA-Z0-9]{20})\b)"},
    {"hashicorp_token", "atlasv1", R"(([a-zA-Z0-9]{14}\.atlasv1\.[a-zA-Z0-9\-_=]{60,70}))", Check::Random, 3.5},
    {"heroku_key", "HRKU-AA", R"(\b(HRKU-AA[0-9a-zA-Z_-]{58}))" EW, Check::Random, 4},
    {"huggingface_token", "hf_|api_org_", R"(\b((?:hf_|api_org_)[a-zA-Z]{34})\b)", Check::Random, 2.5},
    {"infracost_token", "ico-", R"(\b(ico-[a-zA-Z0-9]{32})\b)", Check::Random, 3},
    {"intra42_secret", "s-s4t2", R"(\b(s-s4t2(?:ud|af)-[a-fA-F0-9]{64})\b)", Check::Random, 3},
    {"jwt", "eyJ|ZXlK", R"(\b(ey[a-zA-Z0-9]{17,}\.ey[a-zA-Z0-9/\\_-]{17,}\.(?:[a-zA-Z0-9/\\_-]{10,}={0,2})?))", Check::Random, 3},
    {"jwt", "ZXlK", R"(\b(ZXlK[a-zA-Z0-9/+\\_-]{60,}={0,2}))", Check::Random, 3},
    {"kubernetes_secret", "kind:", R"((?is)\bkind:\s*["']?secret\b.{0,200}?\bdata:\s*(?:\n\s*[\w.-]+:\s*)["']?([a-z0-9+/]{10,}={0,3}))", Check::Random, 2},
    {"linear_key", "lin_api_|lin_oauth", R"((lin_(?:api|oauth)_[a-zA-Z0-9]{40,64}))", Check::Random, 2},
    {"lob_key", "lob", R"((?i)lob)" TO R"(((?:live|test)_(?:pub_)?[a-f0-9]{31,35}))"},
    {"mailchimp_key", "mailchimp", R"((?:[Mm]ail[Cc]himp|MAILCHIMP))" TO R"(([a-f0-9]{32}-us\d\d))" E},
    {"mailgun_key", "key-|pubkey-", R"(\b((?:pub)?key-[a-f0-9]{32})\b)"},
    {"mapbox_token", "pk.|sk.", R"(\b([ps]k\.[a-zA-Z0-9]{60,}\.[a-zA-Z0-9_-]{22})\b)"},
    {"maxmind_key", "_mmk", R"(\b([A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk)\b)", Check::Random, 4},
    {"newrelic_key", "NRAK-|NRJS-|NRII-|NRAL-|NRRA-", R"((?i)\b(NRAK-[a-z0-9]{27}|NRJS-[a-f0-9]{19}|NRII-[a-z0-9-]{32}|NRRA-[a-f0-9]{42}))"},
    {"notion_token", "ntn_|secret_", R"(\b(ntn_[0-9]{11}[A-Za-z0-9]{35}|secret_[A-Za-z0-9]{43})\b)", Check::Random, 3.5},
    {"npm_token", "npm_", R"(\b(npm_[a-zA-Z0-9]{36})\b)", Check::Random, 2},
    {"nuget_key", "oy2", R"(\b(oy2[a-z0-9]{43})\b)", Check::Random, 4},
    {"octopus_key", "API-", R"(\b(API-[A-Z0-9]{26})\b)", Check::Random, 3},
    {"okta_token", "okta", R"((?:[Oo]kta|OKTA))" TO R"((00[\w=\-]{40}))" E, Check::Random, 4},
    {"openai_key", "T3BlbkFJ|sk-", R"(\b(sk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{20,80}T3BlbkFJ[A-Za-z0-9_-]{20,80}|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}|sk-(?:or-v1-|lf-|proj-)?[A-Za-z0-9]{40,64}))" EW, Check::Random, 3},
    {"openshift_token", "sha256~", R"(\b(sha256~[\w-]{43}))", Check::Random, 3.5},
    {"perplexity_key", "pplx-", R"(\b(pplx-[a-zA-Z0-9]{48})\b)", Check::Random, 4},
    {"plaid_token", "access-", R"(\b(access-(?:sandbox|development|production)-)" UUID R"()\b)"},
    {"planetscale_token", "pscale_", R"(\b(pscale_(?:tkn|oauth|pw)_[\w=.-]{32,64}))", Check::Random, 3},
    {"postman_key", "PMAK-", R"(\b(PMAK-(?i:[a-f0-9]{24}-[a-f0-9]{34}))\b)", Check::Random, 3},
    {"prefect_key", "pnu_", R"(\b(pnu_[a-zA-Z0-9]{36})\b)", Check::Random, 2.5},
    {"private_key", "PRIVATE KEY", R"((?is)(-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[^-]{40,}.{0,8}?(?:-----END[ A-Z0-9_-]{0,100}-----|$)))", Check::None, 0, 1.0},
    {"pulumi_token", "pul-", R"(\b(pul-[a-f0-9]{40})\b)", Check::Random, 2},
    {"pypi_token", "pypi-AgEIcHlwaS5vcmc", R"((pypi-AgEIcHlwaS5vcmc[\w-]{50,900}))", Check::Random, 3},
    {"readme_token", "rdme_", R"(\b(rdme_[a-z0-9]{70})\b)", Check::Random, 2},
    {"replicate_token", "r8_", R"(\b(r8_[a-zA-Z0-9]{37})\b)"},
    {"rubygems_token", "rubygems_", R"(\b(rubygems_[a-f0-9]{48})\b)", Check::Random, 2},
    {"scalingo_token", "tk-us-", R"(\b(tk-us-[\w-]{48}))", Check::Random, 2},
    {"sendgrid_token", "SG.", R"(\b(SG\.[a-zA-Z0-9=_\-.]{66}))", Check::Random, 2},
    {"sendinblue_token", "xkeysib-", R"(\b(xkeysib-[a-f0-9]{64}-(?i:[a-z0-9]{16}))\b)", Check::Random, 2},
    {"sentry_token", "sntrys_|sntryu_", R"(\b(sntrys_eyJ[a-zA-Z0-9+/=_-]{60,}|sntryu_[a-f0-9]{64}))", Check::Random, 3.5},
    {"settlemint_token", "sm_", R"(\b(sm_(?:aat|pat|sat)_[a-zA-Z0-9]{16})\b)", Check::Random, 3},
    {"shippo_token", "shippo_", R"(\b(shippo_(?:live|test)_[a-fA-F0-9]{40})\b)", Check::Random, 2},
    {"shopify_token", "shpat_|shpca_|shppa_|shpss_", R"(\b(shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32})\b)", Check::Random, 2},
    {"sidekiq_secret", "CONTRIBSYS__COM", R"((?i)BUNDLE_(?:ENTERPRISE|GEMS)__CONTRIBSYS__COM["']?[ \t]*(?:=|:)[ \t]*["']?([a-f0-9]{8}:[a-f0-9]{8})\b)", Check::None},
    {"slack_token", "xox|xapp", R"((xox[abposr]-(?:\d-)?\d{6,14}(?:-[A-Za-z0-9]{4,200}){1,5}|xox[ar]-(?:\d-)?[a-z0-9]*\d[A-Za-z0-9]{8,48}|xoxe(?:\.xox[bp])?-\d-[A-Za-z0-9]{100,200}|xapp-\d-[A-Z0-9]+-\d+-[a-zA-Z0-9]+))", Check::Random, 2.5},
    {"slack_webhook", "hooks.slack.com", R"(((?:https?://)?hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{36,60}))", Check::None},
    {"sonar_token", "sonar", R"((?i)sonar[_.-]?(?:login|token))" TO R"(((?:squ_|sqp_|sqa_)?[a-z0-9=_\-]{40}))", Check::Random, 3},
    {"sonar_token", "squ_|sqp_|sqa_", R"(\b(sq[upa]_[a-zA-Z0-9]{40})\b)"},
    {"sourcegraph_token", "sgp_", R"(\b(sgp_(?:[a-fA-F0-9]{16}|local)_[a-fA-F0-9]{40}|sgp_[a-fA-F0-9]{40})\b)", Check::Random, 3},
    {"square_token", "sq0atp-|sq0csp-|sq0idp-|EAAA", R"(\b(EAAA[\w-]{60}|sq0(?:atp|idp)-[\w-]{22,60}|sq0csp-[\w-]{40,60}))", Check::Random, 2},
    {"stripe_key", "sk_|rk_|whsec_", R"(\b((?:sk|rk)_(?:test|live|prod)_[a-zA-Z0-9]{10,99}|whsec_[a-zA-Z0-9+/]{32,64})\b)", Check::Random, 2},
    {"sumologic_key", "sumo", R"((?:[Ss]umo|SUMO)[\w.-]{0,12}(?:[Aa]ccess|ACCESS)[\w.-]{0,8}["']?[ \t]{0,8}(?:=>|:?=|:)[ \t]{0,8}["'`]?(su[a-zA-Z0-9]{12}|[a-zA-Z0-9]{64})(?:$|[^A-Za-z0-9]))", Check::Random, 3},
    {"teams_webhook", "webhook.office.com", R"((https://[a-z0-9]+\.webhook\.office\.com/webhookb2/)" UUID R"(@[^\s"']{60,160}))", Check::None},
    {"telegram_token", ":A", R"((?:^|[^0-9A-Za-z])(\d{8,10}:A[A-Za-z0-9_-]{34})(?:$|[^A-Za-z0-9_-]))", Check::Random, 3.5},
    {"twilio_key", "SK", R"(\b(SK[0-9a-f]{32})\b)", Check::Random, 3},
    {"twitter_token", "AAAAAAAAA", R"((A{22}[a-zA-Z0-9%]{80,100}))", Check::Random, 2.5},
    {"typeform_token", "tfp_", R"(\b(tfp_[a-zA-Z0-9\-_.=]{59}))"},
    {"vault_token", "hvs.|hvb.|s.", R"(\b(hvs\.[\w-]{90,120}|hvb\.[\w-]{138,300}|s\.(?:[a-z]*[A-Z][A-Za-z]*\d[A-Za-z0-9]*|[A-Za-z]*\d[A-Za-z0-9]*))(?:$|[^\w-]))", Check::Random, 3.5},
    {"xai_key", "xai-", R"(\b(xai-[A-Za-z0-9]{80})\b)"},
    {"yandex_key", "AQVN|t1.|YC", R"(\b(AQVN[A-Za-z0-9_-]{35,38}|t1\.[A-Z0-9a-z_-]+[=]{0,2}\.[A-Z0-9a-z_-]{86}[=]{0,2}|YC[a-zA-Z0-9_-]{38})\b)"},
    {"vendor_assignment", "adobe|alchemy|algolia|asana|atlassian|bitbucket|bittrex|clearbit|cloudflare|codecov|cohere|coinbase|confluence|confluent|contentful|datadog|dropbox|droneci|facebook|fastly|finicity|finnhub|flickr|freshbooks|gitter|hashicorp|heroku|hubspot|intercom|jira|jfrog|kraken|kucoin|launchdarkly|linkedin|looker|lob|mailgun|mapbox|mattermost|messagebird|netlify|newrelic|new-relic|new_relic|nytimes|okta|pagerduty|plaid|privateai|rapidapi|segment|sendbird|sendgrid|shopify|snyk|square|squarespace|stripe|sumo|travis|trello|twilio|twitch|twitter|yandex|zendesk|zoom|openweather|weatherapi|rollbar|sentry|deepl|openai|anthropic|mistral|gemini|huggingface|cohere|pinecone|supabase|vercel|azure|gcp|digitalocean|linode|vultr|okta|auth0|onesignal|pusher|amplitude|mixpanel|braintree|paypal|adyen",
     R"((?i)(?:adobe|alchemy|algolia|asana|atlassian|bitbucket|bittrex|clearbit|cloudflare|codecov|cohere|coinbase|confluence|confluent|contentful|datadog|dropbox|droneci|facebook|fastly|finicity|finnhub|flickr|freshbooks|gitter|hashicorp|heroku|hubspot|intercom|jira|jfrog|kraken|kucoin|launchdarkly|linkedin|looker|lob|mailgun|mapbox|mattermost|messagebird|message_bird|netlify|newrelic|new-relic|new_relic|nytimes|okta|pagerduty|plaid|private_?ai|rapidapi|segment|sendbird|sendgrid|shopify|snyk|square|squarespace|stripe|sumo(?:logic)?|travis|trello|twilio|twitch|twitter|yandex|zendesk|zoom|openweather|weatherapi|rollbar|sentry|deepl|openai|anthropic|mistral|gemini|huggingface|pinecone|supabase|vercel|azure|gcp|digitalocean|linode|vultr|auth0|onesignal|pusher|amplitude|mixpanel|braintree|paypal|adyen)[\w .-]{0,30}["'`\]]{0,2}[ \t]{0,4}(?:=>|:{1,3}=|\?=|=|:)[ \t]{0,8}["'`]{0,2}([A-Za-z0-9_=+/.-]{16,160}))", Check::Assignment, 3.2, 0.85},
    {"basic_auth_header", "authorization|apikey|api-key|token", R"((?i)(?:authorization|x-[a-z-]*(?:key|token)|apikey|api-key)["']?[ \t]*[:=][ \t]{0,4}["']?(?:(?:basic|bearer|token|bot|apikey|key)[ \t]+)?([A-Za-z0-9+/=_.~-]{10,900}))", Check::Header, 2.5, 0.9},
    {"curl_login", "curl", R"(curl\b.{0,300}?(?:[ \t](?:-u|--user|--proxy-user)[ \t=]*)("(?:[^"\\\n]|\\.){3,80}":?"?[^"\s]{0,60}"?|'[^'\n]{3,80}'|[^\s"':]{1,40}:(?:'[^'\n]{3,60}'|"[^"\n]{3,60}"|[^\s"']{3,60})))", Check::Login, 0, 0.85},
    {"url_login", "://", R"((?i)\b([a-z][a-z0-9+.-]{1,20}://[^\s:@/"'<>]{0,64}:[^\s@/"'<>]{3,120}@[a-z0-9.\[\]_-]{1,200}))", Check::Login, 0, 0.95},
    {"generic_key", "access|api|auth|key|credential|creds|passw|pwd|passphrase|secret|token|passcode|pass",
     R"((?i)\b([\w.-]{0,50}?(?:access|api|auth|key|credential|creds|secret|token|passwd|password|passphrase|pwd|pass)[\w .-]{0,20})["'`\])]{0,2}[ \t]{0,8}(?:=>|:{1,3}=|\?=|==?|:|\|\|)[ \t]{0,8}["'`(]{0,3}([A-Za-z0-9_=+/.~!@#$%^&*-]{8,150}))", Check::Assignment, 3.5, 0.8},
    {"password", "passw|pwd|passphrase|passcode|kennwort|contraseña|mot de passe|pin|login",
     R"((?i)\b((?:[\w.-]{0,30}[_.-])?(?:password|passwd|passwort|kennwort|passphrase|passcode|pwd|contraseña|mot de passe|pin code|pin)["'`]?)[ \t]{0,3}(?:for [\w .-]{1,30} )?(?:=>|:?=|:|\bis(?: now| set to)?\b|\bwas\b)[ \t]{0,3}["'`]?([^\s"'`,;]{4,64}))", Check::Password, 0, 0.85},
};
// clang-format on
#undef B
#undef E
#undef EW
#undef TO
#undef HEX
#undef UUID

double entropyOf(std::string_view s)
{
    std::array<std::uint32_t, 256> count{};
    for (const char c : s)
        ++count[static_cast<unsigned char>(c)];
    double bits = 0;
    for (const std::uint32_t n : count) {
        if (n > 0) {
            const double p = static_cast<double>(n) / static_cast<double>(s.size());
            bits -= p * std::log2(p);
        }
    }
    return bits;
}

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

bool contains(std::string_view text, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

// Stands where a secret would: a variable, a mask, an invitation to fill in.
bool placeholder(std::string_view value)
{
    const std::string s = lower(value);
    // Documentation's own short keys say so at their end.
    if (value.size() <= 24 && value.ends_with("EXAMPLE"))
        return true;
    if (contains(s, {"xxxx",    "****",    "....",  "####",      "____x",       "${",         "{{",          "$(",
                     "<your",   "your_",   "your-", "yourkey",   "changeme",    "change_me",  "placeholder", "redacted",
                     "replace", "insert",  "todo",  "fixme",     "process.env", "os.environ", "getenv",      "secrets.",
                     "vault:",  "keyring", "null",  "undefined", "none",        "%(",         "snapshot"}))
        return true;
    if (s.front() == '$' || s.front() == '<' || s.front() == '{' || s.front() == '%' || s.front() == '[')
        return true;
    // One character for more than half of it, or the alphabet.
    std::array<std::size_t, 256> count{};
    std::size_t most = 0;
    for (const char c : s)
        most = std::max(most, ++count[static_cast<unsigned char>(c)]);
    return most * 2 > s.size() || contains(s, {"abcdefghij", "0123456789ab", "1234567890123"});
}

// What follows says that the rest was blanked out.
bool masked(std::string_view text, std::size_t end)
{
    const std::string after = lower(text.substr(end, 14));
    return contains(after, {"####", "****", "....", "[redacted", "<redacted", "[...", "\xE2\x80\xA6"}) ||
           after.starts_with("..") || (end >= 2 && text.substr(end - 2, 2) == "..");
}

bool hasDigit(std::string_view s)
{
    return std::any_of(s.begin(), s.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool hasLetter(std::string_view s)
{
    return std::any_of(s.begin(), s.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
}

// A key assigned to this name is not secret, or the name doesn't mean a key.
bool harmlessName(std::string_view name, std::string_view value)
{
    while (!name.empty() && name.back() == ' ')
        name.remove_suffix(1);
    const std::string s = lower(name);
    // "x = Module.x" names something, it doesn't hold it.
    if (const std::size_t dot = value.rfind('.'); dot != std::string_view::npos) {
        const std::string_view last = name.substr(name.find_last_of(" .") + 1);
        if (!last.empty() && value.substr(dot + 1) == last)
            return true;
    }
    // "ultraPicture" holds the letters of "api", not the word.
    static const RE2 other(R"((?i)access|auth|key|cred|secret|token|pass|pwd)"),
        api(R"((?:^|[^A-Za-z])(?i:api)|Api|API)");
    if (!RE2::PartialMatch(re2::StringPiece(name.data(), name.size()), other) &&
        !RE2::PartialMatch(re2::StringPiece(name.data(), name.size()), api))
        return true;
    static const RE2 harmless(
        R"((?:^|[^a-z])(?:public|pub|csrf|xsrf|primary|foreign|sort|partition|sequence|schema|cache|hot|idempotency|)"
        R"(keyboard|keyword|keywords|keystroke|turkey|monkey|author|authors|authority|compass|accessor|accessory|)"
        R"(tokenizer|bypass|passenger|passive|passage|access_log|accessibility|apiversion)|)"
        R"((?:^|[a-z_.-])(?:id|ids|name|names|version|url|uri|endpoint|file|path|dir|size|length|count|type|)"
        R"(source|results?|expiry|expires?|ttl|algorithm|issuer|host|port|field|column|index|mapping|tab|store|)"
        R"(meshing|signatures?|tags?|code|format|class|method|mode|policy|zone|prefix|suffix|label|title|hash)$|)"
        R"(keyword|keyfile|keysize|keystore|keytab|keyid|key_id|key-id|author|random.?access|keystr|combination|usage|limit)");
    return RE2::PartialMatch(s, harmless);
}

// Random enough for something that only its name makes a secret.
bool randomValue(std::string_view value, double bits)
{
    if (value.size() < 10 || placeholder(value) || !hasDigit(value) || !hasLetter(value) || entropyOf(value) < bits)
        return false;
    // Words joined by dots, dashes or underscores, versions and paths are names, not keys.
    std::size_t parts = 0, wordy = 0, start = 0;
    for (std::size_t i = 0; i <= value.size(); ++i) {
        if (i < value.size() && std::isalnum(static_cast<unsigned char>(value[i])) != 0)
            continue;
        const std::string_view part = value.substr(start, i - start);
        start = i + 1;
        if (part.empty())
            continue;
        ++parts;
        const auto digits =
            std::count_if(part.begin(), part.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
        const bool mixed = digits > 0 && static_cast<std::size_t>(digits) < part.size();
        wordy += !mixed || part.size() < 5 ? 1U : 0U;
    }
    return !(parts >= 2 && wordy == parts && value.size() < 40) && !contains(value, {"://"});
}

bool plausible(const Rule &rule, std::string_view name, std::string_view value)
{
    switch (rule.check) {
    case Check::None:
        return true;
    case Check::Random:
        return !placeholder(value) && entropyOf(value) >= rule.entropy;
    case Check::Assignment:
        return !(std::string_view(rule.detector) == "generic_key" && harmlessName(name, value)) &&
               randomValue(value, rule.entropy);
    case Check::Password: {
        const std::string s = lower(value);
        if (value.size() < 4 || placeholder(value) || value.find('(') != std::string_view::npos)
            return false;
        const bool special = std::any_of(value.begin(), value.end(), [](unsigned char c) {
            return c < 0x80 && std::isalnum(c) == 0 && c != '.' && c != '-' && c != '_' && c != '/' && c != ':';
        });
        if (lower(name).find("pin") != std::string::npos)
            return std::all_of(value.begin(), value.end(), [](unsigned char c) { return std::isdigit(c) != 0; }) &&
                   value.size() <= 8;
        return (hasDigit(value) && hasLetter(value)) || (special && value.size() >= 6 && hasLetter(value));
    }
    case Check::Header: {
        const bool mixed = std::any_of(value.begin(), value.end(), [](char c) { return c >= 'A' && c <= 'Z'; }) &&
                           std::any_of(value.begin(), value.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        return !placeholder(value) && (hasDigit(value) || mixed) && entropyOf(value) >= rule.entropy;
    }
    case Check::Login: {
        std::string s(value);
        if (const std::size_t scheme = s.find("://"); scheme != std::string::npos) {
            s.erase(0, scheme + 3);
            s.erase(std::min(s.rfind('@'), s.size()));
        } else {
            std::erase_if(s, [](char c) { return c == '"' || c == '\''; });
        }
        const std::size_t colon = s.find(':');
        if (colon == std::string::npos)
            return false;
        const std::string user = lower(s.substr(0, colon)), pass = lower(s.substr(colon + 1));
        const std::string &secret = pass.empty() ? user : pass;
        if (secret.size() < 3 || secret.find("$(") != std::string::npos || secret.front() == '$' ||
            user.starts_with("$") || contains(secret, {"${", "{{", "<", "xxx", "yyy", "****", "..."}))
            return false;
        return (pass.empty() || secret != user) && secret != "password" && secret != "pass" && secret != "pwd" &&
               secret != "passwd" && secret != "secret" && secret != "token";
    }
    }
    return false;
}

// Cheap signs that the rule can match here; most words of a text that happen to hold a keyword fail them.
bool worthTrying(std::string_view text, std::size_t end, std::string_view word, const Rule &rule, bool exact)
{
    if (exact) {
        const std::size_t start = end - word.size();
        if (text.substr(start, word.size()) != word)
            return false;
        const auto alnum = [&](std::size_t i) { return std::isalnum(static_cast<unsigned char>(text[i])) != 0; };
        if (word.size() <= 4 && alnum(start) && start > 0 && alnum(start - 1))
            return false;
        return end >= text.size() || std::isspace(static_cast<unsigned char>(text[end])) == 0;
    }
    if (rule.check == Check::Assignment || rule.check == Check::Header || rule.check == Check::Password) {
        const std::string_view after = text.substr(end, 56);
        if (after.find_first_of("=:>|") != std::string_view::npos)
            return true;
        return rule.check == Check::Password &&
               (after.find(" is") != std::string_view::npos || after.find(" was ") != std::string_view::npos);
    }
    return true;
}

struct Machine {
    Keywords keywords;
    Compiled rules = compiled(kRules);
    std::vector<std::uint32_t> ruleOf;    // by number of keyword
    std::vector<std::string_view> wordOf; // by number of keyword
    std::vector<std::uint8_t> exact;      // by rule: its keywords are parts of the secret, in this very case

    Machine()
    {
        std::uint32_t index = 0;
        for (const Rule &rule : kRules) {
            const std::string_view pattern(rule.pattern);
            exact.push_back(rule.check == Check::Random && (pattern.starts_with("\\b(") || pattern.starts_with("(")) &&
                                    !pattern.starts_with("(?")
                                ? 1
                                : 0);
            eachKeyword(rule.words, [&](std::string_view word) {
                keywords.add(word, static_cast<std::uint32_t>(ruleOf.size()));
                ruleOf.push_back(index);
                wordOf.push_back(word);
            });
            ++index;
        }
        keywords.finish();
    }
};

const Machine &machine()
{
    static const Machine m;
    return m;
}

} // namespace

std::vector<std::string> brokenSecretRules()
{
    return broken(kRules, machine().rules);
}

void findSecrets(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into)
{
    const Machine &m = machine();
    constexpr std::size_t kBefore = 160, kAfter = 4000, kStep = 600;
    // Where each rule has looked already.
    thread_local std::vector<std::size_t> done;
    done.assign(m.rules.size(), 0);
    const re2::StringPiece input(text.data(), text.size());
    m.keywords.scan(text, [&](std::size_t keywordEnd, std::uint32_t number) {
        const std::uint32_t index = m.ruleOf[number];
        if (keywordEnd <= done[index] ||
            !worthTrying(text, keywordEnd, m.wordOf[number], kRules[index], m.exact[index]))
            return;
        const Rule &rule = kRules[index];
        const RE2 &pattern = *m.rules[index];
        // Names and values share a line; tokens may be long. What begins far behind is another keyword's.
        std::size_t from = std::max(done[index], keywordEnd > kBefore ? keywordEnd - kBefore : 0);
        std::size_t to = std::min(text.size(), keywordEnd + kAfter);
        if (rule.check == Check::Assignment || rule.check == Check::Password || rule.check == Check::Header) {
            // A name and its value share a line, or the value stands on the next.
            to = std::min(to, keywordEnd + 1000);
            for (std::size_t i = keywordEnd, lines = 0; i < to; ++i) {
                if (text[i] == '\n' && ++lines == 2)
                    to = i;
            }
        }
        const int groups = std::min(pattern.NumberOfCapturingGroups(), 2);
        std::array<re2::StringPiece, 3> hit;
        const std::size_t horizon = std::min(text.size(), keywordEnd + kStep);
        while (from < horizon && pattern.Match(input, from, to, RE2::UNANCHORED, hit.data(), groups + 1)) {
            // A group that took no part stands for the whole.
            const re2::StringPiece &part = hit[static_cast<std::size_t>(groups)];
            const re2::StringPiece &value = part.data() == nullptr ? hit[0] : part;
            const std::size_t whole = static_cast<std::size_t>(hit[0].data() - text.data());
            if (whole >= horizon)
                break;
            std::size_t start = static_cast<std::size_t>(value.data() - text.data());
            std::size_t end = start + value.size();
            while (end > start && (text[end - 1] == '\n' || text[end - 1] == ' '))
                --end;
            std::string_view found = text.substr(start, end - start);
            if (rule.check == Check::Password) {
                while (!found.empty() && (found.back() == '.' || found.back() == ')' || found.back() == '?'))
                    found.remove_suffix(1);
                end = start + found.size();
            }
            const std::string_view name = groups == 2 ? std::string_view(hit[1].data(), hit[1].size()) : "";
            if (!found.empty() && !masked(text, end) && plausible(rule, name, found)) {
                into.push_back({.category = "secret",
                                .detector = rule.detector,
                                .start = start,
                                .end = end,
                                .score = rule.score,
                                .why = std::string("Has the shape of a secret (") + rule.detector + ")."});
                from = std::max(end, whole + 1);
            } else {
                from = groups == 2 ? std::max(start, whole + 1) : whole + 1;
            }
        }
        done[index] = std::max(horizon, done[index]);
    });
}

} // namespace credence::privacy
