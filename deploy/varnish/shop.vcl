# A Varnish in front of one storefront server: catalogue answers (GET /graphql) and guest pages are kept, per store view and
# currency; nothing private is. Run it with -p http_gzip_support=off, so that brotli passes through. Tried by
# `pnpm run test:edge`. docs/deployment.md says what it expects.
vcl 4.1;

import std;
include "backend.vcl";

sub vcl_recv {
    call choose_storefront;
    unset req.http.X-Edge;

    # How the browser came and which host it meant stand in the links of pages: one word of whom we trust, one spelling. The
    # storefront server answers 421 for hosts that are not the shop's, and that is not kept.
    if (remote.ip !~ balancers || req.http.X-Forwarded-Proto !~ "^https?$") {
        set req.http.X-Forwarded-Proto = "http";
    }
    set req.http.Host = regsub(std.tolower(req.http.Host), "\.?(:80|:443)?$", "");
    unset req.http.X-Forwarded-Host;

    # Magento's own protocol, and the same under the name BAN.
    if (req.method == "PURGE" || req.method == "BAN") {
        if (client.ip !~ purgers) {
            return (synth(405, "Not allowed"));
        }
        if (req.http.X-Magento-Tags-Pattern) {
            ban("obj.http.X-Magento-Tags ~ " + req.http.X-Magento-Tags-Pattern);
            return (synth(200, "Purged by tag"));
        }
        if (req.method == "PURGE") {
            ban("obj.http.X-Edge-Path == " + regsub(req.url, "\?.*$", ""));
            return (synth(200, "Purged"));
        }
        return (synth(400, "Say what in X-Magento-Tags-Pattern"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # Whoever says who they are gets an answer of their own. So do these places, which are the same for nobody.
    if (req.http.Authorization) {
        return (pass);
    }
    if (req.url ~ "^/(rest|gateways|cart|checkout|order-confirmation|order-history|sign-in|create-account|healthz|readyz|openz)(/|\?|$)"
        || req.url ~ "^/[^/?]+/checkout/success/") {
        return (pass);
    }
    # The switch of store view sets a cookie.
    if (req.url ~ "[?&]___store=") {
        return (pass);
    }

    # Of the cookies, only the choice of store view and currency changes what a guest sees; "Vary: cookie" is then exact.
    if (req.http.Cookie) {
        set req.http.Cookie = ";" + req.http.Cookie;
        set req.http.Cookie = regsuball(req.http.Cookie, "; +", ";");
        set req.http.Cookie = regsuball(req.http.Cookie, ";((store|currency)(_[a-z0-9_]+)?)=", "; \1=");
        set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
        set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
        if (req.http.Cookie == "") {
            unset req.http.Cookie;
        }
    }

    # Nothing that is kept depends on it.
    unset req.http.Accept-Language;

    # One spelling for each way to compress.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Marks of campaigns are for the browser. The order of the others does not matter.
    if (req.url !~ "^/graphql") {
        set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid|_ga)=[^&]*", "\1");
        set req.url = regsuball(req.url, "&&+", "&");
        set req.url = regsub(regsub(req.url, "\?&+", "?"), "[?&]+$", "");
        set req.url = std.querysort(req.url);
    }
    return (hash);
}

sub vcl_hash {
    # Address and host are added by the built-in rule that follows.
    if (req.url ~ "^/graphql") {
        hash_data("view " + req.http.Store);
        hash_data("currency " + req.http.Content-Currency);
        hash_data("segment " + req.http.X-Magento-Cache-Id);
    }
    hash_data("cookie " + req.http.Cookie);
}

sub vcl_backend_response {
    # In the background neither a failure nor the refusal of one visitor (429, 431) takes anything away: what is kept is
    # shown for as long as it may be stale. That a page is gone is said to everybody.
    if (bereq.is_bgfetch
        && (beresp.status >= 500 || (beresp.status >= 400 && beresp.http.Cache-Control !~ "(^|[ ,])public([ ,]|$)"))) {
        return (abandon);
    }
    set beresp.http.X-Edge-Path = regsub(bereq.url, "\?.*$", "");

    # Kept is only what says that it may be kept, by everybody.
    if (beresp.http.Cache-Control !~ "(^|[ ,])public([ ,]|$)"
        || beresp.http.Cache-Control ~ "no-store|no-cache|private"
        || beresp.http.Set-Cookie
        || beresp.http.Vary == "*"
        || beresp.status >= 500) {
        set beresp.uncacheable = true;
        # Remembered for a while, so that requests for it do not queue up one behind the other.
        set beresp.ttl = 120s;
        set beresp.grace = 0s;
        # A failure is not what the address is like.
        if (beresp.status >= 500) {
            set beresp.ttl = 1s;
        }
        return (deliver);
    }
    # Pages say themselves how long they may be shown stale (stale-while-revalidate). Answers of the catalogue do not.
    if (bereq.url ~ "^/graphql" && beresp.http.Cache-Control !~ "stale-while-revalidate") {
        set beresp.grace = 10m;
    }
    # A server that keeps pages itself shows them stale, too, with their age. The built-in rule would keep none of those.
    if (beresp.http.Cache-Control ~ "stale-while-revalidate" && beresp.ttl + beresp.grace > 0s) {
        return (deliver);
    }
}

sub vcl_backend_error {
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Retry-After = "5";
    set beresp.body = "The shop cannot be reached at the moment. Please try again.";
    return (deliver);
}

sub vcl_deliver {
    # What the edge knows stays here.
    unset resp.http.X-Magento-Tags;
    unset resp.http.X-Edge-Path;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    if (obj.hits > 0) {
        set resp.http.X-Edge = "hit";
    } else {
        set resp.http.X-Edge = "miss";
    }
}
