import { spawn } from 'node:child_process';
import { root } from '../src/services.ts';

/** Shows the parts, or with --build writes them to apps/storybook/storybook-static as files for any web server. */
const script = process.argv.includes('--build') ? 'build' : 'dev';
const child = spawn('pnpm', ['--filter', '@shop/storybook', script], { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  });
}
child.once('exit', code => process.exit(code ?? 0));
