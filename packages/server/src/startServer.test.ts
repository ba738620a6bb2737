import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * A server in a process of its own, once it listens.
 *
 * @param patience How long clients may take for the head of a request, ms; as in production unless told.
 */
async function serveBriefly(drainFor: number, patience = 0) {
  const port = await freePort();
  const { pathname: file } = new URL('testing/serveBriefly.ts', import.meta.url);
  const child = spawn(process.execPath, [file, String(port), String(drainFor), String(patience)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const says = (word: string) => expect.poll(() => said, { timeout: 10_000 }).toContain(word);
  await says('listens');
  const tell = (word: string) => void child.stdin.write(`${word}\n`);
  return { address: `http://localhost:${port}`, child, says, tell };
}

describe('a process that is asked to stop', () => {
  it('says so first and serves on, then lets open requests end and exits with 0', async () => {
    const { address, child, says, tell } = await serveBriefly(3000);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await says('waits 3000');
    expect(await (await fetch(address)).text()).toBe('stopping');
    const slow = fetch(`${address}/slow`);
    await says('asked');
    tell('3000');
    // Longer than any page may take to be made.
    await says('waits 20000');
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    tell('answer');
    expect(await (await slow).text()).toBe('whole');
    expect(await exit).toEqual([0, null]);
  });

  it('cuts off what has not ended in time, and exits with 0 all the same', async () => {
    const { address, child, says, tell } = await serveBriefly(0);
    const exit = once(child, 'exit');
    const outcome = fetch(`${address}/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await says('asked');
    child.kill('SIGINT');
    await says('waits 20000');
    tell('20000');
    expect([await outcome, await exit]).toEqual(['cut', [0, null]]);
  });

  it('stops at once for who pressed Ctrl+C', async () => {
    const { child } = await serveBriefly(60_000);
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  });
});

it('keeps no connection for a next request once it is to stop, and serves on meanwhile', async () => {
  const { address, child, says, tell } = await serveBriefly(3000);
  const exit = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  const connectionOf = async () => {
    const asked = request(address, { agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.headers.connection;
  };
  expect(await connectionOf()).toBe('keep-alive');
  child.kill('SIGTERM');
  await says('waits 3000');
  expect([await connectionOf(), await connectionOf()]).toEqual(['close', 'close']);
  tell('3000');
  expect(await exit).toEqual([0, null]);
});

describe('a client that is slow', () => {
  /** What a connection hears until it is cut, after it has said this. */
  async function hears(address: string, said: string): Promise<string> {
    const socket = connect(Number(new URL(address).port), 'localhost');
    let heard = '';
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
    });
    socket.write(said);
    await once(socket, 'close');
    return heard.split('\r\n')[0] ?? '';
  }

  it('is cut off with half a head, with half a body, and where it says nothing at all', async () => {
    const { address, says } = await serveBriefly(0, 200);
    await says('listens');
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
    const [half, body, nothing] = await Promise.all([
      hears(address, head),
      hears(address, `${head}Content-Length: 10\r\n\r\n12345`),
      hears(address, ''),
    ]);
    expect(half).toBe('HTTP/1.1 408 Request Timeout');
    expect(body).toMatch(/^(HTTP\/1\.1 408 Request Timeout)?$/);
    expect(nothing).toMatch(/^(HTTP\/1\.1 408 Request Timeout)?$/);
    expect(await (await fetch(address)).text()).toBe('open');
  }, 20_000);
});
