import { EventEmitter, once } from 'node:events';
import { Hono } from 'hono';
import { startServer } from '../startServer.ts';

/*
 * A process of its own for startServer.test.ts: it is sent signals, and ends. Says each step on stdout, and goes on where it
 * is told to on stdin: "3000" is that so many ms are over, "answer" that what is asked of /slow is there.
 */
const told = new EventEmitter();
process.stdin.on('data', (data: Buffer) => void told.emit(data.toString().trim()));
const server = new Hono();
const patience = Number(process.argv[4] ?? 0);
let isStopping = false;
server.get('/', c => c.text(isStopping ? 'stopping' : 'open'));
server.get('/slow', async c => {
  const answer = once(told, 'answer');
  console.log('asked');
  await answer;
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
  after: (ms, run) => {
    told.once(String(ms), run);
    console.log(`waits ${ms}`);
  },
  onStop: () => {
    isStopping = true;
    console.log('stopping');
  },
});
