import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const line = /^FEATURES_OFF=.*$/m;

/** Sets FEATURES_OFF in a file of environment variables, which is made when it is not there; its other lines stay. */
export function writeFeaturesOff(file: string, names: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const setting = `FEATURES_OFF=${names.join(',')}`;
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  writeFileSync(file, line.test(before) ? before.replace(line, setting) : `${before}${gap}${setting}\n`);
}
