import { describe, expect, it } from 'vitest';
import { eachGateway, playedAnalytics, playedScript } from '@shop/variant';
import { get, makeServer } from '../testing/makeServer.ts';
import { readAnalytics } from './readAnalytics.ts';

const config = { gatewayScripts: eachGateway(playedScript), mapsUrl: '/maps' };

// Rules analytics-01 and analytics-02.
describe('who is told what visitors do', () => {
  it('is nobody unless the environment names somebody', () => {
    expect(readAnalytics({})).toBeUndefined();
    expect(readAnalytics({ TAG_MANAGER_ID: ' ', WEB_VITALS: 'off', ANALYTICS_HOSTS: '' })).toBeUndefined();
  });

  it('is a container of the tag manager, with what it calls', () => {
    expect(readAnalytics({ TAG_MANAGER_ID: 'GTM-ABC1234', ANALYTICS_HOSTS: 'https://*.tool.example' })).toEqual({
      tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
      hosts: [
        'https://*.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.tool.example',
      ],
    });
  });

  it('is the sandbox, which plays both tools', () => {
    expect(readAnalytics(playedAnalytics)).toEqual({
      tagManager: '/gateways/analytics/tag-manager.js?id=GTM-PLAYED',
      engagement: '/gateways/analytics/engagement.js',
      vitals: true,
      hosts: [],
    });
  });

  it.each([
    [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID is "UA-1": give the id of a container'],
    [{ TAG_MANAGER_URL: '/tags.js' }, 'TAG_MANAGER_ID is not'],
    [{ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_URL: 'http://tags.example/x.js' }, 'TAG_MANAGER_URL is "http:'],
    [{ ENGAGEMENT_SCRIPT: '//cdn.example/x.js' }, 'ENGAGEMENT_SCRIPT is "//cdn'],
    [{ ENGAGEMENT_SCRIPT: "/x.js'; script-src *" }, 'ENGAGEMENT_SCRIPT is'],
    [{ ANALYTICS_HOSTS: 'https://a.example, *' }, 'ANALYTICS_HOSTS names "*"'],
    [{ WEB_VITALS: 'yes' }, 'WEB_VITALS is "yes"'],
  ])('is refused with the remedy: %j', (env, message) => {
    expect(() => readAnalytics(env)).toThrow(message);
  });

  const policyOf = async (env: Record<string, string>, path = '/') => {
    const analytics = readAnalytics(env);
    const { headers } = await makeServer({ config: { ...config, analytics } }).fetch(get(path));
    const policy = headers.get('content-security-policy') ?? '';
    return (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  };

  it.each(['/', '/checkout'])('is all that the policy of %s names beside the shop', async path => {
    const plain = await policyOf({}, path);
    const named = await policyOf({ ENGAGEMENT_SCRIPT: 'https://cdn.tool.example/a.js' }, path);
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(named(directive).filter(each => !plain(directive).includes(each))).toEqual(['https://cdn.tool.example']);
    expect(named('style-src')).toEqual(plain('style-src'));
  });

  it('reaches the played tools through the shop, and nothing else below them', async () => {
    const asked: string[] = [];
    const shop = (analytics: ReturnType<typeof readAnalytics>) =>
      makeServer({
        config: { ...config, analytics },
        fetch: async input => {
          asked.push(String(input instanceof Request ? input.url : input));
          return new Response('ok');
        },
      });
    const path = '/gateways/analytics/tag-manager.js?id=GTM-PLAYED';
    expect((await shop(readAnalytics(playedAnalytics)).fetch(get(path))).status).toBe(200);
    expect((await shop(undefined).fetch(get(path))).status).toBe(404);
    expect((await shop(readAnalytics(playedAnalytics)).fetch(get('/gateways/analytics/events'))).status).toBe(404);
    expect(asked).toHaveLength(1);
  });
});
