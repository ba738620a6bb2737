import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../src/services.ts';
import { provideVarnish } from '../src/varnish.ts';

it.each(['deploy/varnish', 'deploy/varnish/compose', 'deploy/kubernetes'])(
  'the rules compile with %s/backend.vcl',
  dir => {
    const there = mkdtempSync(join(tmpdir(), 'vcl-'));
    onTestFinished(() => rmSync(there, { recursive: true }));
    copyFileSync(join(root, 'deploy/varnish/shop.vcl'), join(there, 'shop.vcl'));
    // The names of servers are those of another network.
    const backend = readFileSync(join(root, dir, 'backend.vcl'), 'utf8').replaceAll(/"storefront\d?"/g, '"127.0.0.1"');
    writeFileSync(join(there, 'backend.vcl'), backend);
    const { status, stderr } = spawnSync(
      provideVarnish(),
      ['-C', '-j', 'none', '-p', `vcl_path=${there}`, '-f', join(there, 'shop.vcl')],
      {
        encoding: 'utf8',
      },
    );
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  },
);
