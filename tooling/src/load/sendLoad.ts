import { Agent, request, type IncomingMessage } from 'node:http';

/** One request of a load. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** The client goes away so long after it has asked, ms; unless told it stays until the end. */
  leavesAfter?: number | undefined;
}

/** What came of one request. */
export interface Heard {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface LoadOptions {
  /** Scheme, host and port. */
  address: string;
  /** How many requests are made. */
  requests: number;
  /** The request of a number, from 0. */
  ask: (index: number) => Ask;
  /** Hears each answer that came whole. */
  hear?: (index: number, heard: Heard) => void;
  /** How many are open at once at most. */
  atOnce: number;
  /** How many begin each second; unless told, one begins when another ends. */
  perSecond?: number | undefined;
}

export interface LoadResult {
  /** How many whole answers came, by status. */
  statuses: Record<number, number>;
  /** Requests that nobody answered, but for those whose client left. */
  failed: number;
  left: number;
  /** For each whole answer, ms from when it was due to be asked until its first byte. */
  firstBytes: number[];
  seconds: number;
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Sends requests to a server of this machine over connections that stay open, and counts what comes. With `perSecond`
 * each is due at its own time, whatever became of those before: who is slow is not asked less.
 *
 * @throws Error where the address is not of this machine.
 */
export async function sendLoad(options: LoadOptions): Promise<LoadResult> {
  const { address, requests, ask, hear, atOnce, perSecond } = options;
  const { hostname } = new URL(address);
  if (hostname !== '127.0.0.1')
    throw new Error(`sendLoad: ${hostname} is not 127.0.0.1. Load only servers of your own.`);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const result: LoadResult = { statuses: {}, failed: 0, left: 0, firstBytes: [], seconds: 0 };
  const began = performance.now();

  const send = (index: number, due: number) =>
    new Promise<void>(resolve => {
      const { path, headers = {}, leavesAfter } = ask(index);
      let hasLeft = false;
      const call = request(address + path, { agent, headers }, answer => {
        const firstByte = performance.now() - due;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          result.statuses[status] = (result.statuses[status] ?? 0) + 1;
          result.firstBytes.push(firstByte);
          hear?.(index, { status, headers: answer.headers, body: Buffer.concat(chunks) });
        });
        // A cut connection also ends the request, which is told below.
        answer.on('error', () => {});
      });
      const leaving =
        leavesAfter === undefined
          ? undefined
          : setTimeout(() => {
              hasLeft = true;
              call.destroy();
            }, leavesAfter);
      let hasFailed = false;
      call.on('error', () => {
        hasFailed = true;
      });
      call.on('close', () => {
        clearTimeout(leaving);
        if (hasLeft) result.left += 1;
        else if (hasFailed) result.failed += 1;
        resolve();
      });
      call.end();
    });

  let next = 0;
  if (perSecond === undefined) {
    const client = async () => {
      while (next < requests) await send(next++, performance.now());
    };
    await Promise.all(Array.from({ length: atOnce }, client));
  } else {
    const open: Promise<void>[] = [];
    while (next < requests) {
      const due = began + (next * 1000) / perSecond;
      // A timer may end a little early.
      for (let wait = due - performance.now(); wait > 0; wait = due - performance.now()) await pause(wait);
      open.push(send(next++, due));
    }
    await Promise.all(open);
  }
  result.seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return result;
}
