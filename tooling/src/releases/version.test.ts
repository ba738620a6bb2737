import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../services.ts';

const frontMatter = /^---\n((?:"[^"]+": (?:major|minor|patch)\n)+)---\n\n([^]+)\n$/;
const changesets = globSync('.changeset/*.md', { cwd: root }).filter(file => basename(file) !== 'README.md');

/** The manifests of the workspace in a repository of their own, without the changesets that wait here. */
function workspaceCopy(): string {
  const dir = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    '.changeset/config.json',
    ...globSync('{apps,packages}/*/package.json', { cwd: root }),
    'tooling/package.json',
    'e2e/package.json',
  ]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(root, file), join(dir, file));
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: dir,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(dir, '.gitignore'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  return dir;
}

const versionOf = (dir: string, app: string) =>
  (JSON.parse(readFileSync(join(dir, app, 'package.json'), 'utf8')) as { version: string }).version;

it('gives a version and a changelog to the apps that a changeset names, and to no others', () => {
  const dir = workspaceCopy();
  const before = versionOf(dir, 'apps/float-price');
  const untouched = versionOf(dir, 'apps/uni-coins');
  writeFileSync(
    join(dir, '.changeset/quick-shoes-run.md'),
    '---\n"@shop/float-price": minor\n---\n\nShoppers see what other shops ask for the same product.\n',
  );

  const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['version']).toBe('changeset version');
  execFileSync(process.execPath, [join(dir, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: dir,
    stdio: 'pipe',
  });

  const [major, minor] = before.split('.').map(Number);
  const after = `${major}.${(minor ?? 0) + 1}.0`;
  expect(versionOf(dir, 'apps/float-price')).toBe(after);
  const changelog = readFileSync(join(dir, 'apps/float-price/CHANGELOG.md'), 'utf8');
  expect(changelog).toContain(`## ${after}\n\n### Minor Changes\n`);
  expect(changelog).toContain('Shoppers see what other shops ask for the same product.');
  expect([versionOf(dir, 'apps/uni-coins'), existsSync(join(dir, 'apps/uni-coins/CHANGELOG.md'))]).toEqual([
    untouched,
    false,
  ]);
  expect(existsSync(join(dir, '.changeset/quick-shoes-run.md'))).toBe(false);
});

it.each(changesets)('%s is one sentence to whoever is affected', file => {
  const [, names = '', text = ''] = frontMatter.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  const known = new Set(
    globSync('{apps,packages}/*/package.json', { cwd: root }).map(
      path => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string }).name,
    ),
  );
  const named = [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(named.filter(name => !known.has(name ?? ''))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
  expect(text.trim()).toMatch(/^[A-Z][^\n]{20,300}\.$/);
  expect(text.trim()).not.toMatch(/\. [A-Z]/);
});
