import { expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import type { SandboxOptions } from '../server.ts';

/** The address in the mail that a request for a new password brings, asked at `url`. */
async function mailedOrigin(url: string, options: Partial<SandboxOptions> = {}, headers: Record<string, string> = {}) {
  const sandbox: TestSandbox = makeSandbox(options);
  await sandbox.fetch(
    new Request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'mutation { requestPasswordResetEmail(email: "asha@example.com") }' }),
    }),
  );
  const inbox = await (await sandbox.fetch(new Request('http://sandbox.test/inbox'))).text();
  return /(https?:\/\/[^/\s"<]+)\/customer\/account\/createPassword/.exec(inbox)?.[1];
}

// Rule session-25.
it('mails no address of a host that a request only claims to have asked', async () => {
  expect(await mailedOrigin('http://evil.example:4000')).toBe('http://localhost:4000');
  expect(await mailedOrigin('http://evil.example', { shopOrigins: ['https://shop.example'] })).toBe(
    'https://shop.example',
  );
  expect(await mailedOrigin('http://evil.example', { publicOrigin: 'https://commerce.example' })).toBe(
    'https://commerce.example',
  );
});

it('mails the address of the shop whose page asks, and else its own', async () => {
  const origin = 'https://shop.example';
  expect(await mailedOrigin('http://localhost:4000', { shopOrigins: [origin] }, { origin })).toBe(origin);
  expect(await mailedOrigin('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
});
