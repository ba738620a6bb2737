import { eachGateway, gateways, scriptVariable, type PublicConfig, type PushService } from '@shop/variant';
import { switchableFeatures } from './features.ts';
import { readAnalytics } from './readAnalytics.ts';
import { readPushService } from './readPushService.ts';
import { usualHsts } from './securityHeaders.ts';

export interface Environment {
  port: number;
  /** Name of the variable that moves the port. */
  portVariable: string;
  commerceUrl: string;
  config: PublicConfig;
  /** Store view code by host name. */
  hosts: Record<string, string>;
  /** Where the shop stands as browsers know it. */
  publicOrigin: string | undefined;
  /** How many proxies of ours stand in front of the server. */
  trustedProxies: number;
  /** Names of cookies that pass between browser and back end. */
  commerceCookies: string[];
  /** Value of Strict-Transport-Security. */
  hsts: string;
  /** mailto: or https: address for reports of weaknesses. */
  securityContact: string | undefined;
  /** By which devices are told what happened; undefined where none are. */
  push: PushService | undefined;
  /** Port of what is counted; without one nothing is. */
  metricsPort: number | undefined;
  /** How long the server goes on after it was asked to stop, ms. */
  drainFor: number;
  /** Room for kept guest pages, bytes. */
  pageCacheBytes: number;
  /** Room for kept answers of the back end, bytes. */
  answerCacheBytes: number;
  /** Bearer token that purges them. */
  purgeToken: string | undefined;
  /** How traces are sent; undefined where they are not. */
  traces: { service: string; ratio: number } | undefined;
  /** Folder with the hashed files of former releases. */
  keptDir: string | undefined;
  /** Whether each request is written down. */
  accessLog: boolean;
  /** Whether errors in browsers are. */
  errorLog: boolean;
}

function readFeaturesOff(value: string): string[] {
  const names = value
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);
  const unknown = names.find(name => !switchableFeatures.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `FEATURES_OFF names ${JSON.stringify(unknown)}: choose from ${switchableFeatures.join(', ')}, or let \`pnpm run doctor\` write it.`,
    );
  }
  return names;
}

function readHosts(value: string): Record<string, string> {
  return Object.fromEntries(
    value
      .split(',')
      .map(pair => pair.trim())
      .filter(Boolean)
      .map(pair => {
        const [host = '', code = '', ...rest] = pair.split('=').map(part => part.trim());
        if (host === '' || code === '' || rest.length > 0 || /\/|:\d+$/.test(host))
          throw new Error(
            `STORE_HOSTS names ${JSON.stringify(pair)}: give each as host=code, without scheme or port, with commas between.`,
          );
        return [host.toLowerCase(), code];
      }),
  );
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is ${JSON.stringify(value)}: give a port from 1 to 65535.`);
  return port;
}

const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

function readCommerceUrl(value: string): string {
  if (!isWebAddress(value))
    throw new Error(
      `COMMERCE_URL is ${JSON.stringify(value)}: give the address of the commerce back end, for example http://localhost:4000.`,
    );
  return value.replace(/(?<!\/)\/+$/, '');
}

/** What browsers ask: all pages name its host in their policy. */
function readAddress(name: string, value: string, usual: string): string {
  if (!isWebAddress(value) && !/^\/(?!\/)/.test(value))
    throw new Error(
      `${name} is ${JSON.stringify(value)}: give a path of the shop or an address, for example ${usual}.`,
    );
  return value;
}

function readDrain(value: string): number {
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 300)
    throw new Error(
      `DRAIN_SECONDS is ${JSON.stringify(value)}: give how long the server goes on after SIGTERM, 0 to 300 seconds.`,
    );
  return seconds * 1000;
}

function readMegabytes(name: string, value: string): number {
  const megabytes = Number(value);
  if (!Number.isInteger(megabytes) || megabytes < 0 || megabytes > 65_536)
    throw new Error(
      `${name} is ${JSON.stringify(value)}: give the megabytes that it may take, 65536 at most, or 0 to keep nothing.`,
    );
  return megabytes * 1_048_576;
}

function readToken(value: string): string {
  if (!/^[\w.~+/=-]{16,}$/.test(value))
    throw new Error(
      'PURGE_TOKEN is too short or not a token: give 16 or more letters, digits or signs of - . _ ~ + / =.',
    );
  return value;
}

/** The exporter reads where to send them by itself, by the rules of OpenTelemetry. */
function readTraces(env: Record<string, string | undefined>, id: string): Environment['traces'] {
  const endpoint = given(env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (endpoint === undefined) return undefined;
  if (!isWebAddress(endpoint))
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT is ${JSON.stringify(endpoint)}: give the address of a collector, for example http://localhost:4318.`,
    );
  const part = given(env['OTEL_TRACES_SAMPLER_ARG']) ?? '1';
  const ratio = Number(part);
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(
      `OTEL_TRACES_SAMPLER_ARG is ${JSON.stringify(part)}: give the part of the traces that is recorded, 0 to 1.`,
    );
  return { service: given(env['OTEL_SERVICE_NAME']) ?? id, ratio };
}

/** @param what Comes with "on". */
function readSwitch(name: string, value: string, what: string): boolean {
  if (value !== 'on' && value !== 'off')
    throw new Error(`${name} is ${JSON.stringify(value)}: give "on", for ${what}, or "off".`);
  return value === 'on';
}

function readProxies(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0)
    throw new Error(
      `TRUSTED_PROXIES is ${JSON.stringify(value)}: give the number of proxies in front of this server, 0 for none.`,
    );
  return count;
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '').toLowerCase()) {
    throw new Error(
      `PUBLIC_ORIGIN is ${JSON.stringify(value)}: give scheme and host of the shop, for example https://shop.example.com.`,
    );
  }
  return url.origin;
}

function readCookies(value: string): string[] {
  const names = value
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);
  const wrong = names.find(name => !/^[\w.-]+$/.test(name));
  if (wrong !== undefined)
    throw new Error(`COMMERCE_COOKIES names ${JSON.stringify(wrong)}: give names of cookies with commas between.`);
  return names;
}

/** Browsers take a domain into their lists for a year or more, subdomains included. */
function readHsts(value: string): string {
  const [, age = '', , preload] = /^max-age=(\d{1,10})(; includeSubDomains(; preload)?)?$/.exec(value) ?? [];
  if (age === '' || (preload !== undefined && Number(age) < 31_536_000)) {
    throw new Error(
      `HSTS is ${JSON.stringify(value)}: give "max-age=SECONDS", then "; includeSubDomains" and, from 31536000 seconds on, "; preload" as you need them.`,
    );
  }
  return value;
}

function readCustomerIds(value: string): number[] {
  const ids = value.split(',').map(id => id.trim());
  const wrong = ids.find(id => !/^[1-9]\d{0,9}$/.test(id));
  if (wrong !== undefined)
    throw new Error(
      `FORCED_OUT_CUSTOMER_IDS names ${JSON.stringify(wrong)}: give ids of customers with commas between, for example 4711,4712, or leave it out.`,
    );
  return ids.map(Number);
}

function readContact(value: string): string {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value))
    throw new Error(
      `SECURITY_CONTACT is ${JSON.stringify(value)}: give it as mailto:security@example.com or https://example.com/security.`,
    );
  return value;
}

/** A variable that is set to nothing is not set. */
const given = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim());

/**
 * Reads what a deployment sets: PORT (or `<VARIANT>_PORT`), COMMERCE_URL, PUBLIC_ORIGIN, STORE_HOSTS
 * ("host=code,host=code"), FEATURES_OFF ("coins,pincode", as `pnpm run doctor` finds them), TRUSTED_PROXIES (a number,
 * 0 unless told), COMMERCE_COOKIES, HSTS, SECURITY_CONTACT, FORCED_OUT_CUSTOMER_IDS, MAPS_URL, METRICS_PORT,
 * DRAIN_SECONDS, ACCESS_LOG, ERROR_REPORTS, PAGE_CACHE_MB, ANSWER_CACHE_MB, PURGE_TOKEN, ASSETS_DIR, SERVICE_WORKER,
 * OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG, for each gateway its script, as
 * RAZORPAY_SCRIPT, the Firebase project that reaches devices (FIREBASE_…), and who is told what visitors do
 * (`readAnalytics`).
 *
 * @throws Error that names the variable and the remedy.
 */
export function readEnvironment(env: Record<string, string | undefined>, id: string, defaultPort: number): Environment {
  const addressIn = (name: string, usual: string) => readAddress(name, given(env[name]) ?? usual, usual);
  const portVariable = given(env['PORT']) === undefined ? `${id.replaceAll('-', '_').toUpperCase()}_PORT` : 'PORT';
  const port = readPort(portVariable, given(env[portVariable]) ?? String(defaultPort));
  const publicOrigin = given(env['PUBLIC_ORIGIN']);
  const contact = given(env['SECURITY_CONTACT']);
  const purgeToken = given(env['PURGE_TOKEN']);
  const metricsPort = given(env['METRICS_PORT']);
  const forcedOut = given(env['FORCED_OUT_CUSTOMER_IDS']);
  const hasWorker = readSwitch('SERVICE_WORKER', given(env['SERVICE_WORKER']) ?? 'on', 'a shop that works offline');
  const analytics = readAnalytics(env);
  return {
    port,
    portVariable,
    publicOrigin: publicOrigin === undefined ? undefined : readOrigin(publicOrigin),
    commerceCookies: readCookies(env['COMMERCE_COOKIES'] ?? ''),
    hsts: readHsts(given(env['HSTS']) ?? usualHsts),
    securityContact: contact === undefined ? undefined : readContact(contact),
    commerceUrl: readCommerceUrl(given(env['COMMERCE_URL']) ?? 'http://localhost:4000'),
    hosts: readHosts(env['STORE_HOSTS'] ?? ''),
    push: readPushService(env),
    metricsPort: metricsPort === undefined ? undefined : readPort('METRICS_PORT', metricsPort),
    drainFor: readDrain(given(env['DRAIN_SECONDS']) ?? '0'),
    pageCacheBytes: readMegabytes('PAGE_CACHE_MB', given(env['PAGE_CACHE_MB']) ?? '0'),
    answerCacheBytes: readMegabytes('ANSWER_CACHE_MB', given(env['ANSWER_CACHE_MB']) ?? '0'),
    purgeToken: purgeToken === undefined ? undefined : readToken(purgeToken),
    traces: readTraces(env, id),
    keptDir: given(env['ASSETS_DIR']),
    accessLog: readSwitch('ACCESS_LOG', given(env['ACCESS_LOG']) ?? 'on', 'a line a request'),
    errorLog: readSwitch('ERROR_REPORTS', given(env['ERROR_REPORTS']) ?? 'on', 'a line an error in a browser'),
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] ?? '0'),
    config: {
      gatewayScripts: eachGateway(code => addressIn(scriptVariable(code), gateways[code].script)),
      mapsUrl: addressIn('MAPS_URL', 'https://nominatim.openstreetmap.org/reverse'),
      featuresOff: readFeaturesOff(env['FEATURES_OFF'] ?? ''),
      ...(!hasWorker && { workerOff: true as const }),
      ...(analytics && { analytics }),
      ...(forcedOut !== undefined && { forcedOutCustomerIds: readCustomerIds(forcedOut) }),
    },
  };
}
