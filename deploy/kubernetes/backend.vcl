# The storefront servers, which the cluster balances under one address.
backend storefront {
    .host = "storefront";
    .port = "3000";
    .first_byte_timeout = 30s;
    .max_connections = 500;
}

sub choose_storefront {
    set req.backend_hint = storefront;
}

# Put the addresses of your Magento here: who may purge. Never those of the ingress, through which anybody comes.
acl purgers {
    "localhost";
}

# Put the addresses of the ingress here, which ends TLS.
acl balancers {
    "localhost";
}
