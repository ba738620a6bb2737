import { createHash } from 'node:crypto';
import { createSandbox, type Sandbox, type SandboxOptions } from '../server.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

/** Where test clocks begin. */
export const TEST_START = new Date('2026-03-02T06:30:00.000Z');

/** What GraphQL answered, read for assertions. */
export interface Answer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[] | undefined;
}

type Ask = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Answer>;

export interface TestSandbox extends Sandbox {
  /** POSTs an operation. `headers` may hold Store, Authorization and the like. */
  query: Ask;
  /** The same by GET. */
  get: Ask;
  /** Moves the clock on by seconds. */
  pass: (seconds: number) => void;
}

/** A sandbox in memory with the sample catalogue, a clock that stands still and random bytes that repeat. */
export function makeSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  let now = TEST_START.getTime();
  let drawn = 0;
  const sandbox = createSandbox({
    dataDir: ':memory:',
    clock: () => new Date(now),
    random: bytes => {
      drawn += 1;
      let pool = Buffer.alloc(0);
      for (let block = 0; pool.length < bytes; block++) {
        pool = Buffer.concat([pool, createHash('sha256').update(`${drawn} ${block}`).digest()]);
      }
      return pool.subarray(0, bytes);
    },
    catalogue: sampleCatalogue,
    ...options,
  });
  const send = async (request: Request): Promise<Answer> => {
    const response = await sandbox.fetch(request);
    const body = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data: body.data, errors: body.errors };
  };
  return {
    ...sandbox,
    pass: seconds => void (now += seconds * 1000),
    query: (query, variables, headers) =>
      send(
        new Request('http://sandbox.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    get: (query, variables, headers = {}) => {
      const search = new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) });
      return send(new Request(`http://sandbox.test/graphql?${search}`, { headers }));
    },
  };
}
