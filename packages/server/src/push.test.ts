import type { Render } from '@shop/variant';
import { expect, it, vi } from 'vitest';
import { get, makeServer, page } from './testing/makeServer.ts';

const project = {
  apiKey: 'key',
  projectId: 'kaveri-shop',
  appId: '1:1:web:1',
  vapidKey: 'B',
  installations: 'https://installations.test/v1',
  registrations: 'https://registrations.test/v1',
};
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

// Rule push-01.
it('tells the project where there is one, and lets browsers call it', async () => {
  const shop = makeServer({ push: project });
  expect(await (await shop.fetch(get('/push.json'))).json()).toEqual(project);
  expect(policyOf(await shop.fetch(get('/')))).toMatch(
    /connect-src [^;]*https:\/\/installations\.test https:\/\/registrations\.test/,
  );
});

// Rule push-01.
it('says that there is none, also to the worker, which ends a subscription from before', async () => {
  const render = vi.fn(async (..._asked: Parameters<Render>) => page);
  const shop = makeServer({ render });
  expect((await shop.fetch(get('/push.json'))).status).toBe(204);
  await shop.fetch(get('/service-worker.js'));
  await makeServer({ render, push: project }).fetch(get('/service-worker.js'));
  expect(render.mock.calls.map(([, { pushes }]) => pushes)).toEqual([false, true]);
  expect(policyOf(await shop.fetch(get('/')))).not.toMatch(/installations|registrations/);
});

it('reaches the played service by its own paths alone', async () => {
  const asked: string[] = [];
  const shop = (played: boolean) =>
    makeServer({
      push: played ? { ...project, installations: '/gateways/push', registrations: '/gateways/push' } : project,
      fetch: async input => {
        asked.push(new Request(input).url);
        return Response.json({});
      },
    });
  const call = async (played: boolean, method: string, path: string) =>
    (await shop(played).fetch(new Request(`http://shop.test/gateways/push/projects/kaveri-shop/${path}`, { method })))
      .status;
  expect(await call(true, 'POST', 'installations')).toBe(200);
  expect(await call(true, 'POST', 'registrations')).toBe(200);
  expect(await call(true, 'DELETE', 'registrations/abc:APA91_-x')).toBe(200);
  expect(await call(true, 'GET', 'registrations')).toBe(405);
  expect(await call(true, 'POST', 'messages:send')).toBe(404);
  expect(await call(false, 'POST', 'installations')).toBe(404);
  expect(asked).toHaveLength(3);
});
