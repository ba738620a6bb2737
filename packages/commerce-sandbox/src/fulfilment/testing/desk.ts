import type { TestSandbox } from '../../testing/makeSandbox.ts';

/** The desk of a sandbox, as a developer uses it. */
export function openDesk({ fetch }: Pick<TestSandbox, 'fetch'>) {
  const page = async (): Promise<string> => (await fetch(new Request('http://sandbox.test/orders'))).text();
  const post = (fields: Record<string, string>, site = 'same-origin'): Promise<Response> =>
    fetch(
      new Request('http://sandbox.test/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
        body: new URLSearchParams(fields),
      }),
    );
  /** Presses a button of an order, which has to be there. */
  async function press(number: string, step: string, fields: Record<string, string> = {}): Promise<void> {
    const entry = (await page()).split('<li>').find(text => text.includes(`#${number}:`)) ?? '';
    const button = `value="${step}"`;
    if (!entry.includes(button)) throw new Error(`The desk offers no "${step}" for #${number}: ${entry}`);
    const form = entry.split('<form').find(text => text.includes(button))!;
    const [, name, id] = /name="(order|return)" value="(\d+)"/.exec(form)!;
    await post({ [name!]: id!, step, ...fields });
  }
  return { page, post, press };
}

/** The mails of a sandbox, newest first. */
export async function mailsOf({ fetch }: Pick<TestSandbox, 'fetch'>) {
  const response = await fetch(new Request('http://sandbox.test/inbox.json'));
  return (await response.json()) as { to: string; subject: string; body: string }[];
}
