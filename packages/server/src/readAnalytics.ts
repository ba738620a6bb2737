import { tagManagerHosts, usualTagManager, type AnalyticsSetting } from '@shop/variant';

const isAddress = (value: string) =>
  /^\/(?!\/)[\w./-]+$/.test(value) || (URL.canParse(value) && new URL(value).protocol === 'https:');

function readAddress(name: string, value: string, example: string): string {
  if (!isAddress(value))
    throw new Error(
      `${name} is ${JSON.stringify(value)}: give the address of a script, https or below the shop, for example ${example}.`,
    );
  return value;
}

function readTagManager(id: string, url: string): string {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw new Error(
      `TAG_MANAGER_ID is ${JSON.stringify(id)}: give the id of a container as the tag manager shows it, for example GTM-ABC1234.`,
    );
  return `${readAddress('TAG_MANAGER_URL', url === '' ? usualTagManager : url, usualTagManager)}?id=${id}`;
}

function readOrigins(value: string): string[] {
  const origins = value
    .split(',')
    .map(each => each.trim())
    .filter(Boolean);
  const wrong = origins.find(each => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(each));
  if (wrong !== undefined)
    throw new Error(
      `ANALYTICS_HOSTS names ${JSON.stringify(wrong)}: give origins with commas between, for example https://*.example.com.`,
    );
  return origins;
}

/**
 * Reads who is told what visitors do: TAG_MANAGER_ID (and TAG_MANAGER_URL), ENGAGEMENT_SCRIPT, ANALYTICS_HOSTS, WEB_VITALS.
 * Undefined where nobody is, and then browsers are told nothing of it (analytics-01).
 *
 * @throws Error that names the variable and the remedy.
 */
export function readAnalytics(env: Record<string, string | undefined>): AnalyticsSetting | undefined {
  const read = (name: string) => env[name]?.trim() ?? '';
  const id = read('TAG_MANAGER_ID');
  const url = read('TAG_MANAGER_URL');
  const script = read('ENGAGEMENT_SCRIPT');
  const vitals = read('WEB_VITALS');
  const hosts = readOrigins(read('ANALYTICS_HOSTS'));
  if (vitals !== '' && vitals !== 'on' && vitals !== 'off')
    throw new Error(`WEB_VITALS is ${JSON.stringify(vitals)}: give "on", to write down those of visitors, or "off".`);
  if (id === '' && url !== '')
    throw new Error('TAG_MANAGER_URL is set and TAG_MANAGER_ID is not: give the id of a container, or neither.');
  if (id === '' && script === '' && vitals !== 'on') return undefined;
  const tagManager = id === '' ? undefined : readTagManager(id, url);
  return {
    ...(tagManager !== undefined && { tagManager }),
    ...(script !== '' && { engagement: readAddress('ENGAGEMENT_SCRIPT', script, 'https://cdn.example.com/tool.js') }),
    ...(vitals === 'on' && { vitals: true }),
    hosts: tagManager?.startsWith(usualTagManager) ? [...tagManagerHosts, ...hosts] : hosts,
  };
}
