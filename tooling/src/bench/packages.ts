import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../services.ts';

/** Lists and searches of 1,000 against 100,000 products. Prints both; answers what is not within its budget. */
export function measureCatalogue(): string[] {
  const { status } = spawnSync('node', ['bench/catalogue.ts'], {
    cwd: join(root, 'packages/commerce-sandbox'),
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['catalogue: see the lines above'];
}

interface Throughput {
  pageKB: number;
  parseMs: number;
  renderMs: number;
  MBperSecond: number;
}

/** How fast the server makes a page of the page builder. Prints it; there is no budget. */
export function measurePageBuilder(): string[] {
  const { status, stdout } = spawnSync('node', ['bench/throughput.ts'], {
    cwd: join(root, 'packages/page-builder'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) return ['page-builder: see the lines above'];
  const { pageKB, parseMs, renderMs, MBperSecond } = JSON.parse(stdout) as Throughput;
  console.log(
    `page builder: a page of ${pageKB} KB is parsed in ${parseMs} ms and rendered in ${renderMs} ms, ${MBperSecond} MB each second\n`,
  );
  return [];
}
