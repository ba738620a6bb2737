import { tagManagerHosts, usualTagManager, type AnalyticsSetting } from '@shop/variant';
import { given, listed, refused, refusedAmong, type Variables } from './variables.ts';

const isAddress = (value: string) =>
  /^\/(?!\/)[\w./-]+$/.test(value) || (URL.canParse(value) && new URL(value).protocol === 'https:');

function readAddress(name: string, value: string, example: string): string {
  if (!isAddress(value))
    throw refused(name, value, `the address of a script, https or below the shop, for example ${example}`);
  return value;
}

function readTagManager(id: string, url = usualTagManager): string {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw refused('TAG_MANAGER_ID', id, 'the id of a container as the tag manager shows it, for example GTM-ABC1234');
  return `${readAddress('TAG_MANAGER_URL', url, usualTagManager)}?id=${id}`;
}

function readOrigins(env: Variables): string[] {
  const origins = listed(env, 'ANALYTICS_HOSTS');
  const wrong = origins.find(each => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(each));
  if (wrong !== undefined)
    throw refusedAmong('ANALYTICS_HOSTS', wrong, 'origins with commas between, for example https://*.example.com');
  return origins;
}

/**
 * Reads who is told what visitors do: TAG_MANAGER_ID (and TAG_MANAGER_URL), ENGAGEMENT_SCRIPT, ANALYTICS_HOSTS, WEB_VITALS.
 * Undefined where nobody is, and then browsers are told nothing of it (analytics-01).
 *
 * @throws Error that names the variable and the remedy.
 */
export function readAnalytics(env: Variables): AnalyticsSetting | undefined {
  const id = given(env, 'TAG_MANAGER_ID');
  const url = given(env, 'TAG_MANAGER_URL');
  const script = given(env, 'ENGAGEMENT_SCRIPT');
  const vitals = given(env, 'WEB_VITALS') ?? 'off';
  const hosts = readOrigins(env);
  if (vitals !== 'on' && vitals !== 'off')
    throw refused('WEB_VITALS', vitals, '"on", to write down those of visitors, or "off"');
  if (id === undefined && url !== undefined)
    throw new Error('TAG_MANAGER_URL is set and TAG_MANAGER_ID is not: give the id of a container, or neither.');
  if (id === undefined && script === undefined && vitals === 'off') return undefined;
  const tagManager = id === undefined ? undefined : readTagManager(id, url);
  return {
    ...(tagManager !== undefined && { tagManager }),
    ...(script !== undefined && {
      engagement: readAddress('ENGAGEMENT_SCRIPT', script, 'https://cdn.example.com/tool.js'),
    }),
    ...(vitals === 'on' && { vitals: true }),
    hosts: tagManager?.startsWith(usualTagManager) ? [...tagManagerHosts, ...hosts] : hosts,
  };
}
