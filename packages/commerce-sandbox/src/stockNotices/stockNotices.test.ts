import { describe, expect, it } from 'vitest';
import { hindiView, labels } from '../catalogue/hindi/labels.ts';
import { rows } from '../database.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const ASK = 'mutation ($input: StockNoticeInput!) { requestStockNotice(input: $input) { code } }';
const STOP = 'mutation ($code: String!) { withdrawStockNotice(code: $code) { success } }';
const sku = 'TIR-HP-1';
const input = { sku, email: 'meera@example.com' };

function soldOut() {
  const sandbox = makeSandbox();
  sandbox.db.exec(`UPDATE product SET stock = 0 WHERE sku = '${sku}'`);
  return sandbox;
}
const ask = async ({ query }: TestSandbox, own: object = {}, store?: string) =>
  query(ASK, { input: { ...input, ...own } }, store ? { store } : {});
const codeOf = ({ data }: Awaited<ReturnType<typeof ask>>) =>
  (data as { requestStockNotice: { code: string } }).requestStockNotice.code;
const restock = ({ db }: TestSandbox) => db.exec(`UPDATE product SET stock = 5 WHERE sku = '${sku}'`);
const mails = async (sandbox: TestSandbox) => {
  const read = await sandbox.fetch(new Request('http://sandbox.test/inbox.json'));
  return ((await read.json()) as { to: string; subject: string; body: string }[]).filter(
    ({ to }) => to === input.email,
  );
};

describe('a notice of stock', () => {
  // Rule notice-02.
  it('is mailed once when the product is back, and the address is kept no longer', async () => {
    const sandbox = soldOut();
    await ask(sandbox);
    await ask(sandbox, { email: ' Meera@Example.com ' });
    expect(await mails(sandbox)).toEqual([]);
    restock(sandbox);
    const [mail, ...others] = await mails(sandbox);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Back in stock: ') as string });
    expect(mail?.body).toMatch(/\.html\?___store=/);
    expect(mail?.body).toMatch(/\/stock-notices\?code=\S+/);
    expect(mail?.body).not.toContain('meera');
    expect(rows(sandbox.db, 'SELECT 1 FROM stock_notice')).toEqual([]);
    expect(await mails(sandbox)).toHaveLength(1);
  });

  it('names what was chosen as the store view does', async () => {
    const sandbox = makeSandbox({ catalogue: { ...sampleCatalogue, labels } });
    const variant = 'NIL-PH-1-IV-128';
    await ask(sandbox, { sku: variant }, hindiView);
    sandbox.db.exec(`UPDATE product SET stock = 5 WHERE sku = '${variant}'`);
    const [mail] = await mails(sandbox);
    expect(mail?.subject).toMatch(/^फिर से उपलब्ध: .+ \(हाथीदाँत, 128 GB\)$/);
  });

  // Rule notice-03.
  it('is taken back by its code, or with all others of its address by that of a mail', async () => {
    const sandbox = soldOut();
    const { query, db } = sandbox;
    db.exec("UPDATE product SET stock = 0 WHERE sku = 'AUR-HP-2'");
    const code = codeOf(await ask(sandbox));
    expect((await query(STOP, { code: 'guessed' })).data).toEqual({ withdrawStockNotice: { success: true } });
    expect(rows(db, 'SELECT 1 FROM stock_notice')).toHaveLength(1);
    await query(STOP, { code });
    expect(rows(db, 'SELECT 1 FROM stock_notice')).toEqual([]);
    await ask(sandbox);
    await ask(sandbox, { sku: 'AUR-HP-2' });
    restock(sandbox);
    const [mail] = await mails(sandbox);
    await query(STOP, { code: /code=(\S+)/.exec(mail!.body)![1] });
    expect(rows(db, 'SELECT 1 FROM stock_notice')).toEqual([]);
  });

  // Rule notice-04.
  it('stays when somebody else asks with the same address and takes that back', async () => {
    const sandbox = soldOut();
    await ask(sandbox);
    await sandbox.query(STOP, { code: codeOf(await ask(sandbox)) });
    restock(sandbox);
    expect(await mails(sandbox)).toHaveLength(1);
  });

  // Rule notice-04.
  it.each([
    [{ email: 'asha' }, 'The email address is invalid. Verify the email address and try again.'],
    [
      { email: 'asha@example.com\nBcc: all@example.com' },
      'The email address is invalid. Verify the email address and try again.',
    ],
    [{ sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"'],
    [{ sku: 'AUR-HP-2' }, 'The product is in stock.'],
  ])('is refused for %j', async (own, message) => {
    const sandbox = soldOut();
    expect((await ask(sandbox, own)).errors).toMatchObject([{ message }]);
    expect(rows(sandbox.db, 'SELECT 1 FROM stock_notice')).toEqual([]);
  });

  // Rule notice-04.
  it('is refused to who asks for too many', async () => {
    const sandbox = soldOut();
    for (let index = 0; index < 20; index += 1) await ask(sandbox, { email: `asha${index}@example.com` });
    expect((await ask(sandbox)).errors).toMatchObject([
      { message: 'Too many requests. Please wait before you try again.' },
    ]);
  });

  it('comes back by the desk of the merchant', async () => {
    const sandbox = soldOut();
    await ask(sandbox);
    const { id } = rows<{ id: number }>(sandbox.db, `SELECT id FROM product WHERE sku = '${sku}'`)[0]!;
    const page = await (await sandbox.fetch(new Request('http://sandbox.test/stock'))).text();
    expect(page).toContain('waited for by 1');
    const press = (origin: string) =>
      sandbox.fetch(
        new Request('http://sandbox.test/stock', {
          method: 'POST',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          body: `product=${id}&pieces=3`,
        }),
      );
    expect((await press('http://elsewhere.test')).status).toBe(403);
    expect((await press('http://sandbox.test')).status).toBe(303);
    expect(await mails(sandbox)).toHaveLength(1);
  });
});
