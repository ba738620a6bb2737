import { spawn } from 'node:child_process';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const usage = `pnpm storybook [build]
Shows the parts; build writes them to apps/storybook/storybook-static, as files for any web server.`;

const {
  positionals: [script = 'dev'],
} = readArguments(usage, { words: ['build'] });
const child = spawn('pnpm', ['--filter', '@shop/storybook', script], {
  cwd: root,
  stdio: 'inherit',
  detached: process.platform !== 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  });
}
child.once('exit', code => process.exit(code ?? 0));
