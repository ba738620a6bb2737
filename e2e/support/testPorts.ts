/** The tests run beside shops that are open: on ports of their own, unless the environment names others. */
const ports = { SANDBOX_PORT: '4100', ZEPP_COINS_PORT: '3100', UNI_COINS_PORT: '3101', FLOAT_PRICE_PORT: '3102' };

for (const [variable, port] of Object.entries(ports)) process.env[variable] ??= port;
