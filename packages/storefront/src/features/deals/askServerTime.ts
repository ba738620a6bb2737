/**
 * What time it is on the shop's server, ms since 1970: a shopper's device may be set to any. A cache that answers for it
 * says how old its answer is.
 *
 * @throws where no answer comes, or one without a time.
 */
export async function askServerTime(): Promise<number> {
  const { headers } = await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' });
  const sent = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(sent)) throw new Error('The server did not say what time it is.');
  return sent + Number(headers.get('age') ?? 0) * 1000;
}
