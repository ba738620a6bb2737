import type { PublicConfig } from './render.ts';

export interface Environment {
  port: number;
  commerceUrl: string;
  config: PublicConfig;
  hosts: Record<string, string>;
}

/**
 * Reads what a deployment sets: PORT (or `<VARIANT>_PORT`), COMMERCE_URL, STORE_HOSTS ("host=code,host=code"),
 * RAZORPAY_SCRIPT, CASHFREE_SCRIPT, MAPS_URL.
 *
 * @throws Error that names the variable and the remedy.
 */
export function readEnvironment(env: Record<string, string | undefined>, id: string, defaultPort: number): Environment {
  const variable = `${id.replaceAll('-', '_').toUpperCase()}_PORT`;
  const port = Number(env['PORT'] ?? env[variable] ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} is ${JSON.stringify(env[variable] ?? env['PORT'])}: give a port from 1 to 65535.`);
  }
  const commerceUrl = (env['COMMERCE_URL'] ?? 'http://localhost:4000').replace(/\/+$/, '');
  if (!URL.canParse(commerceUrl)) {
    throw new Error(`COMMERCE_URL is ${JSON.stringify(commerceUrl)}: give the address of the commerce back end, for example http://localhost:4000.`);
  }
  const hosts = Object.fromEntries((env['STORE_HOSTS'] ?? '').split(',').filter(Boolean).map(pair => pair.split('=', 2) as [string, string]));
  return {
    port,
    commerceUrl,
    hosts,
    config: {
      razorpayScript: env['RAZORPAY_SCRIPT'] ?? 'https://checkout.razorpay.com/v1/checkout.js',
      cashfreeScript: env['CASHFREE_SCRIPT'] ?? 'https://sdk.cashfree.com/js/v3/cashfree.js',
      mapsUrl: env['MAPS_URL'] ?? 'https://nominatim.openstreetmap.org/reverse',
    },
  };
}
