# Where the storefront server listens, and who may purge. Replace this file, or put one of the same name into a folder that
# comes earlier in vcl_path.
backend storefront {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 30s;
    .probe = {
        .url = "/openz";
        .interval = 2s;
        .timeout = 2s;
        .window = 4;
        .threshold = 2;
        .initial = 2;
    }
}

sub choose_storefront {
    set req.backend_hint = storefront;
}

# The commerce back end, which knows when a product or a page has changed.
acl purgers {
    "localhost";
    "127.0.0.1";
    "::1";
}

# Who ends TLS in front of this cache, and may say in X-Forwarded-Proto how the browser came.
acl balancers {
    "localhost";
    "127.0.0.1";
    "::1";
}
