import { once } from 'node:events';
import { createServer, get, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';
import { makeServer } from './testing/makeServer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  vi.restoreAllMocks();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

// As who seeks in a film or goes on to the next page does.
it.each(['video/mp4', 'text/plain'])(
  'takes nobody for a failure who leaves while a file of %s comes, and asks for no more of it',
  async type => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const begun = Promise.withResolvers<ServerResponse>();
    const backEnd = await listen((_, answer) => {
      answer.writeHead(200, { 'content-type': type }).write('Once upon a time');
      begun.resolve(answer);
    });
    const shop = makeServer({ fetch, commerceUrl: `http://localhost:${backEnd}` });
    const port = await listen(getRequestListener(shop.fetch));
    const headers = { host: 'shop.test', 'accept-encoding': 'br' };
    const visit = get({ port, path: '/media/file', headers, agent: false });
    await once(visit, 'response');
    const answer = await begun.promise;
    visit.destroy();
    await once(answer, 'close');
    expect(told).not.toHaveBeenCalled();
  },
);
