import { serve } from '@hono/node-server';
import { createSandbox } from '../server.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

// A sandbox in a process of its own, for tests that kill it: node serveSample.ts DIR prints the port that it got.
const sandbox = createSandbox({ dataDir: process.argv[2]!, catalogue: sampleCatalogue });
serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
