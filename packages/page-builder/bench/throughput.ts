import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Entry from './entry.tsx';

/**
 * How fast a 200 KB page is parsed and rendered on the server. Prints the median of many rounds, as one line of JSON.
 */
const bytes = 200 * 1024;
const rounds = { warm: 20, measured: 60 };

process.env['NODE_ENV'] = 'production';
const [built] = [
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    css: { transformer: 'lightningcss' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: new URL('entry.tsx', import.meta.url).pathname,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
].flat();
if (!built || !('output' in built)) throw new Error('throughput: the build gave no output.');
const folder = await mkdtemp(join(tmpdir(), 'throughput-'));
try {
  const file = join(folder, 'entry.mjs');
  await writeFile(file, built.output[0].code);
  const { makePage, parsePage, renderPage } = (await import(pathToFileURL(file).href)) as typeof Entry;
  const markup = makePage(bytes);
  const times: { parse: number; render: number }[] = [];
  for (let round = 0; round < rounds.warm + rounds.measured; round += 1) {
    const start = performance.now();
    const tree = parsePage(markup);
    const parsed = performance.now();
    renderPage(tree);
    if (round >= rounds.warm) times.push({ parse: parsed - start, render: performance.now() - parsed });
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const [parse, render] = [median(times.map(time => time.parse)), median(times.map(time => time.render))];
  const round = (value: number) => Math.round(value * 100) / 100;
  console.log(
    JSON.stringify({
      pageKB: Math.round(markup.length / 1024),
      parseMs: round(parse),
      renderMs: round(render),
      MBperSecond: round(markup.length / 2 ** 20 / ((parse + render) / 1000)),
    }),
  );
} finally {
  await rm(folder, { recursive: true });
}
