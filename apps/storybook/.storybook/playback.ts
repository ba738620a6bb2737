import { requestKey } from './requestKey.ts';

/** One answer of the commerce sandbox. */
interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers by what was asked (`requestKey`). */
type Recording = Record<string, RecordedAnswer>;

interface PlaybackParameters {
  /**
   * Name of the file in recordings/. A shop whose store view shows something else has one of its own, for example
   * home.uni-coins.json.
   */
  recording?: string;
  /** What contains this in its key is never answered: a story of waiting. */
  waits?: string;
  /** What contains this in its key fails with status 500: a story of an error. */
  fails?: string;
  /** What contains this in its key is refused, as the back end refuses what a shopper asked for. */
  refuses?: string;
}

const recordings = import.meta.glob<Recording>('../recordings/*.json', { import: 'default' });

declare global {
  interface Window {
    /** Given by record.ts: then the sandbox answers, and nothing is played back. */
    storybookRecords?: (recording: string, theme: string) => Promise<void>;
  }
}

/**
 * What the frame around every screen asks for. Its answer is the shown shop's own, as its home page recorded it: name,
 * logo and footer.
 */
const frame = 'Shell {}';

const find = (name: string) => recordings[`../recordings/${name}.json`];

/** Calls of the shop: everything else (Storybook's own) goes to the network. */
const isCall = (url: URL) => url.pathname === '/graphql' || url.pathname.startsWith('/rest/');

/**
 * Answers the shop's calls from a recording for as long as a story is shown. A shop keeps the `fetch` that it began with:
 * what it still asks for afterwards is never answered, as nobody is there to see it.
 *
 * @param theme the shop that is shown.
 * @returns what puts the network back.
 */
export async function playBack(
  { recording, waits, fails, refuses }: PlaybackParameters,
  theme: string,
): Promise<() => void> {
  if (recording === undefined) return () => {};
  if (window.storybookRecords) {
    await window.storybookRecords(recording, theme);
    return () => {};
  }
  const load = find(`${recording}.${theme}`) ?? find(recording);
  if (!load) throw new Error(`No recording "${recording}". Record it with "pnpm --filter @shop/storybook record".`);
  const own = (await find(`home.${theme}`)?.())?.[frame];
  const answers: Recording = { ...(await load()), ...(own && { [frame]: own }) };
  const network = window.fetch;
  let isOver = false;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!isCall(url)) return network(input, init);
    const key = requestKey(request.method, url, await request.text());
    if (isOver || (waits !== undefined && key.includes(waits))) return new Promise<Response>(() => {});
    if (refuses !== undefined && key.includes(refuses))
      return Response.json({ message: 'Some of the products are out of stock.' }, { status: 400 });
    const answer =
      fails !== undefined && key.includes(fails)
        ? { status: 500, body: { message: 'Internal server error' } }
        : answers[key];
    if (answer) return Response.json(answer.body, { status: answer.status });
    console.error(`The recording "${recording}" has no answer to: ${key}`);
    return Response.json(
      { message: 'Not recorded.', errors: [{ message: 'Not recorded.' }] },
      { status: url.pathname === '/graphql' ? 200 : 404 },
    );
  };
  return () => {
    isOver = true;
    window.fetch = network;
  };
}
