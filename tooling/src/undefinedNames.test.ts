import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { undefinedNames } from './undefinedNames.ts';

function folderWith(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, name), code);
  return folder;
}

it('finds a name that nothing brings, and none that a browser has or that is only asked for', () => {
  const folder = folderWith({
    'a.js': 'export const say = count => addedTogether(count);',
    'b.js':
      'import { say } from "./a.js"; document.title = say(1); typeof process === "object" && process.emit; addEventListener("load", say);',
  });
  expect(undefinedNames(folder)).toEqual([expect.stringMatching(/a\.js: 'addedTogether' is not defined/)]);
});

it('takes a folder without scripts for a mistake', () => {
  expect(() => undefinedNames(folderWith({}))).toThrow('There are no scripts');
});
