# The three storefront servers of deploy/compose.yaml, in turn.
import directors;

probe health {
    .url = "/openz";
    .interval = 2s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
}
backend storefront1 {
    .host = "storefront1";
    .port = "3000";
    .first_byte_timeout = 30s;
    .probe = health;
}
backend storefront2 {
    .host = "storefront2";
    .port = "3000";
    .first_byte_timeout = 30s;
    .probe = health;
}
backend storefront3 {
    .host = "storefront3";
    .port = "3000";
    .first_byte_timeout = 30s;
    .probe = health;
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront1);
    storefronts.add_backend(storefront2);
    storefronts.add_backend(storefront3);
}

sub choose_storefront {
    set req.backend_hint = storefronts.backend();
}

# Put the addresses of your Magento here: who may purge.
acl purgers {
    "localhost";
}

# Put the address of whoever ends TLS here.
acl balancers {
    "localhost";
}
