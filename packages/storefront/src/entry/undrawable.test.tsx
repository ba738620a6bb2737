// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { show, withoutScripts } from '../testing/showNonsense.tsx';

vi.mock('../routes/ReferralPage.tsx', () => ({
  Component: () => {
    throw new TypeError('Cannot read properties of undefined');
  },
}));

// Rule errors-02.
it('says so in the frame of the shop where a page cannot be drawn', async () => {
  const { status, html, reported } = await show('/referral');
  expect(status).toBe(500);
  expect(withoutScripts(html)).toMatch(/<header[^]*Something went wrong. Sorry about that\.[^]*Try again/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Cannot read properties');
  expect(reported.join()).toContain('Cannot read properties');
});
