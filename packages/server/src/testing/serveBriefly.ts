import { Hono } from 'hono';
import { startServer } from '../startServer.ts';

// A process of its own for startServer.test.ts: it is sent signals, and ends. Says each step on stdout.
const server = new Hono();
const patience = Number(process.argv[4] ?? 0);
let isStopping = false;
server.get('/', c => c.text(isStopping ? 'stopping' : 'open'));
server.get('/slow', async c => {
  console.log('asked');
  await new Promise(resolve => setTimeout(resolve, 300));
  return c.text('whole');
});
server.post('/', async c => c.text(await c.req.text().catch(() => 'cut')));
startServer({
  server,
  port: Number(process.argv[2]),
  portVariable: 'PORT',
  name: 'brief',
  note: '',
  drainFor: Number(process.argv[3]),
  ...(patience > 0 && { clients: { head: patience, request: patience * 3, idle: patience * 2 } }),
  onStop: () => {
    isStopping = true;
    console.log('stopping');
  },
});
