import { usualHsts } from '../securityHeaders.ts';
import { given, isWebAddress, listed, readWhole, refused, refusedAmong, type Variables } from './variables.ts';

/** Where a shop stands, and between whom. */
export interface Place {
  commerceUrl: string;
  /** Names of cookies that pass between browser and back end. */
  commerceCookies: string[];
  /** Store view code by host name. */
  hosts: Record<string, string>;
  /** Where the shop stands as browsers know it. */
  publicOrigin: string | undefined;
  /** How many proxies of ours stand in front of the server. */
  trustedProxies: number;
  /** Value of Strict-Transport-Security. */
  hsts: string;
  /** mailto: or https: address for reports of weaknesses. */
  securityContact: string | undefined;
}

/** Paths are written after it. With somebody's name before its host it could be fetched by nothing. */
function readCommerceUrl(env: Variables): string {
  const value = given(env, 'COMMERCE_URL') ?? 'http://localhost:4000';
  const url = isWebAddress(value) ? new URL(value) : undefined;
  if (url?.username || url?.password)
    throw new Error(
      'COMMERCE_URL holds a user or a password, which are not sent: give the address alone, of a back end that lets this server in without.',
    );
  if (url === undefined || /[?#]/.test(value))
    throw refused('COMMERCE_URL', value, 'the address of the commerce back end, for example http://localhost:4000');
  return value.replace(/(?<!\/)\/+$/, '');
}

function readCookies(env: Variables): string[] {
  const names = listed(env, 'COMMERCE_COOKIES');
  const wrong = names.find(name => !/^[\w.-]+$/.test(name));
  if (wrong !== undefined) throw refusedAmong('COMMERCE_COOKIES', wrong, 'names of cookies with commas between');
  return names;
}

function readHost(pair: string): [host: string, code: string] {
  const [host = '', code = '', ...rest] = pair.split('=').map(part => part.trim());
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (code === '' || rest.length > 0 || /\/|:\d+$/.test(host) || url?.href !== `http://${url?.hostname}/`)
    throw refusedAmong('STORE_HOSTS', pair, 'each as host=code, without scheme or port, with commas between');
  // As browsers ask for it: names in scripts of their own are written otherwise there.
  return [url.hostname, code];
}

function readOrigin(env: Variables): string | undefined {
  const value = given(env, 'PUBLIC_ORIGIN');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw refused('PUBLIC_ORIGIN', value, 'scheme and host of the shop, for example https://shop.example.com');
  return url.origin;
}

/** Browsers take a domain into their lists for a year or more, subdomains included. */
function readHsts(env: Variables): string {
  const value = given(env, 'HSTS') ?? usualHsts;
  const [, age = '', , preload] = /^max-age=(\d{1,10})(; includeSubDomains(; preload)?)?$/.exec(value) ?? [];
  if (age === '' || (preload !== undefined && Number(age) < 31_536_000))
    throw refused(
      'HSTS',
      value,
      '"max-age=SECONDS", then "; includeSubDomains" and, from 31536000 seconds on, "; preload" as you need them',
    );
  return value;
}

function readContact(env: Variables): string | undefined {
  const value = given(env, 'SECURITY_CONTACT');
  if (value !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value))
    throw refused('SECURITY_CONTACT', value, 'it as mailto:security@example.com or https://example.com/security');
  return value;
}

/**
 * Reads COMMERCE_URL, COMMERCE_COOKIES, STORE_HOSTS ("host=code,host=code"), PUBLIC_ORIGIN, TRUSTED_PROXIES, HSTS and
 * SECURITY_CONTACT.
 *
 * @throws Error that names the variable and the remedy.
 */
export const readPlace = (env: Variables): Place => ({
  commerceUrl: readCommerceUrl(env),
  commerceCookies: readCookies(env),
  hosts: Object.fromEntries(listed(env, 'STORE_HOSTS').map(readHost)),
  publicOrigin: readOrigin(env),
  trustedProxies: readWhole(
    env,
    'TRUSTED_PROXIES',
    0,
    [0, Infinity],
    'the number of proxies in front of this server, 0 for none',
  ),
  hsts: readHsts(env),
  securityContact: readContact(env),
});
