import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { sendMail } from './sendMail.ts';

const open = (shopper: ReturnType<typeof makeShopper>, path: string) =>
  shopper.sandbox.fetch(new Request(`http://sandbox.test${path}`));

describe('the inbox', () => {
  it('keeps the confirmation of an order, with all that makes its total', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-1', 2]);
    await guest.readyToPlace(id, 'cashondelivery');
    const number = await guest.place(id);
    const mails = (await (await open(guest, '/inbox.json')).json()) as unknown[];
    expect(mails[0]).toEqual({
      id: expect.any(Number),
      to: 'meera@example.com',
      subject: `Your order #${number}`,
      sent_at: '2026-03-02T06:30:00.000Z',
      body: [
        'Hello Meera,',
        '',
        `Thank you for your order #${number}.`,
        '',
        '2 × Aurora Studio Headphones: ₹7,998.00',
        '',
        'Subtotal: ₹7,998.00',
        'Handling charge: ₹198.00',
        'Cash On Delivery charge: ₹50.00',
        'Total: ₹8,246.00',
        'Payment: Cash On Delivery',
        '',
        'It goes to: 7 Janpath, New Delhi, Delhi, 110001',
      ].join('\n'),
    });
  });

  it('is a page that shows mail newest first, escaped, with links', async () => {
    const shopper = makeShopper();
    const deps = { db: shopper.sandbox.db, clock: () => new Date('2026-03-02T06:30:00Z') };
    sendMail(deps, {
      to: 'a@example.com',
      subject: '<script>alert(1)</script>',
      body: 'See https://shop.example/?a=1&b="2"\n<b>bold</b>',
    });
    const response = await open(shopper, '/inbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await response.text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<b>bold');
    expect(text).toContain('<a href="https://shop.example/?a=1&amp;b=&quot;2&quot;">');
    expect(text.indexOf('a@example.com')).toBeLessThan(text.indexOf('asha@example.com'));
  });

  it('says when there is nothing', async () => {
    const shopper = makeShopper();
    shopper.sandbox.db.exec('DELETE FROM mail');
    expect(await (await open(shopper, '/inbox')).text()).toContain('No mail yet.');
  });
});
