import { expect, it } from 'vitest';
import { get, makeServer } from './testing/makeServer.ts';

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
it('says that there is none, and takes back a worker from before', async () => {
  const shop = makeServer();
  expect((await shop.fetch(get('/push.json'))).status).toBe(204);
  const worker = await shop.fetch(get('/push-worker.js'));
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(await worker.text()).toContain('unregister()');
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
