import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';

let sandbox: ReturnType<typeof makeSandbox>;
beforeEach(() => {
  sandbox = makeSandbox();
});

const get = (path: string) => sandbox.fetch(new Request(`http://sandbox.test${path}`));
const tell = (body: unknown) =>
  sandbox.fetch(
    new Request('http://sandbox.test/gateways/analytics/collect', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

// Rule analytics-09.
it('shows what shops told the played tools', async () => {
  expect(await (await get('/events')).text()).toContain('Nothing was told yet');
  // As they come, not as they were told.
  await tell({ tool: 'engagement', told: { name: 'login', params: {}, at: 1 }, at: 2 });
  await tell({ tool: 'dataLayer', told: { event: 'search', search_term: '<b>kettle</b>' }, at: 1 });
  const events = (await (await get('/events.json')).json()) as { tool: string; told: object }[];
  expect(events.map(({ tool, told }) => ({ tool, told }))).toEqual([
    { tool: 'dataLayer', told: { event: 'search', search_term: '<b>kettle</b>' } },
    { tool: 'engagement', told: { name: 'login', params: {}, at: 1 } },
  ]);
  const page = await (await get('/events')).text();
  expect(page.indexOf('login')).toBeLessThan(page.indexOf('search'));
  expect(page).not.toContain('<b>kettle');
});

it.each(['', '{', '[]', '{"tool":"other","told":{}}', '{"tool":"dataLayer","told":1}', `"${'x'.repeat(20_000)}"`])(
  'refuses what no played tool tells: %j',
  async body => {
    expect((await tell(body)).status).toBe(400);
    expect(await (await get('/events.json')).json()).toEqual([]);
  },
);

it.each(['tag-manager.js', 'engagement.js'])('gives the script %s', async name => {
  const answer = await get(`/gateways/analytics/${name}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
});

it.each([
  ['tag-manager.js', 'dataLayer', 'event'],
  ['engagement.js', 'engagementLayer', 'name'],
])('has what %s is told at once in its order, however it comes', async (name, layer, key) => {
  const names = ['search', 'view_search_results', 'view_item_list', 'select_item'];
  const sent: string[] = [];
  runInNewContext(await (await get(`/gateways/analytics/${name}`)).text(), {
    URL,
    document: { currentScript: { src: `http://sandbox.test/gateways/analytics/${name}` } },
    window: { [layer]: names.map(each => ({ [key]: each })) },
    fetch: async (_: URL, { body }: { body: string }) => void sent.push(body),
  });
  for (const body of sent.toReversed()) await tell(body);
  const events = (await (await get('/events.json')).json()) as { told: Record<string, string> }[];
  expect(events.map(({ told }) => told[key])).toEqual(names);
});
