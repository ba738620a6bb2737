import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('names file and line of a variant that cannot be read', () => {
  const app = mkdtempSync(join(tmpdir(), 'read-shop-'));
  onTestFinished(() => rmSync(app, { recursive: true }));
  mkdirSync(join(app, 'src'));
  writeFileSync(join(app, 'src/variant.ts'), "export const variant = {\n  id: 'kaveri',\n  storeCode: ,\n};\n");
  // By Node itself, as Vite's plugins are run: here another loader would read the file.
  const script = `import { readShop } from './readShop.ts'; await readShop(${JSON.stringify(app)}).catch(error => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(`${join(app, 'src/variant.ts')}:3: Expression expected`);
});
