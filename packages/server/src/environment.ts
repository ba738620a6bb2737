import { switchableFeatures } from './features.ts';
import type { PublicConfig } from './render.ts';

export interface Environment {
  port: number;
  /** Name of the variable that moves the port. */
  portVariable: string;
  commerceUrl: string;
  config: PublicConfig;
  /** Store view code by host name. */
  hosts: Record<string, string>;
  /** How many proxies of ours stand in front of the server. */
  trustedProxies: number;
}

function readFeaturesOff(value: string): string[] {
  const names = value.split(',').map(name => name.trim()).filter(Boolean);
  const unknown = names.find(name => !switchableFeatures.includes(name));
  if (unknown !== undefined) {
    throw new Error(`FEATURES_OFF names ${JSON.stringify(unknown)}: choose from ${switchableFeatures.join(', ')}, or let \`pnpm run doctor\` write it.`);
  }
  return names;
}

function readHosts(value: string): Record<string, string> {
  return Object.fromEntries(value.split(',').map(pair => pair.trim()).filter(Boolean).map(pair => {
    const [host = '', code = '', ...rest] = pair.split('=').map(part => part.trim());
    if (host === '' || code === '' || rest.length > 0) throw new Error(`STORE_HOSTS names ${JSON.stringify(pair)}: give each as host=code, with commas between.`);
    return [host, code];
  }));
}

function readProxies(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw new Error(`TRUSTED_PROXIES is ${JSON.stringify(value)}: give the number of proxies in front of this server, 0 for none.`);
  return count;
}

/**
 * Reads what a deployment sets: PORT (or `<VARIANT>_PORT`), COMMERCE_URL, STORE_HOSTS ("host=code,host=code"),
 * FEATURES_OFF ("coins,pincode", as `pnpm run doctor` finds them), TRUSTED_PROXIES (a number, 0 unless told), RAZORPAY_SCRIPT, CASHFREE_SCRIPT, MAPS_URL.
 *
 * @throws Error that names the variable and the remedy.
 */
export function readEnvironment(env: Record<string, string | undefined>, id: string, defaultPort: number): Environment {
  const portVariable = env['PORT'] === undefined ? `${id.replaceAll('-', '_').toUpperCase()}_PORT` : 'PORT';
  const port = Number(env[portVariable] ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${portVariable} is ${JSON.stringify(env[portVariable])}: give a port from 1 to 65535.`);
  }
  const commerceUrl = (env['COMMERCE_URL'] ?? 'http://localhost:4000').replace(/\/+$/, '');
  if (!URL.canParse(commerceUrl)) {
    throw new Error(`COMMERCE_URL is ${JSON.stringify(commerceUrl)}: give the address of the commerce back end, for example http://localhost:4000.`);
  }
  return {
    port,
    portVariable,
    commerceUrl,
    hosts: readHosts(env['STORE_HOSTS'] ?? ''),
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] ?? '0'),
    config: {
      razorpayScript: env['RAZORPAY_SCRIPT'] ?? 'https://checkout.razorpay.com/v1/checkout.js',
      cashfreeScript: env['CASHFREE_SCRIPT'] ?? 'https://sdk.cashfree.com/js/v3/cashfree.js',
      mapsUrl: env['MAPS_URL'] ?? 'https://nominatim.openstreetmap.org/reverse',
      featuresOff: readFeaturesOff(env['FEATURES_OFF'] ?? ''),
    },
  };
}
