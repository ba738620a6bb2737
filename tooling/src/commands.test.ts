import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

const run = (task: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, 'tooling/tasks', `${task}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const asked = new Map<string, ReturnType<typeof run>>();

/** What a command says of itself, asked once however many documents name it. */
function helpOf(task: string): ReturnType<typeof run> {
  const known = asked.get(task) ?? run(task, ['--help']);
  asked.set(task, known);
  return known;
}

it.each(['start', 'dev', 'bench', 'create-variant'])('%s says in one line what is wrong with a port', task => {
  const { status, stderr } = run(task, [], { SANDBOX_PORT: '', FLOAT_PRICE_PORT: 'web' });
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^\w+_PORT is ".*": give a port from 1 to 65535\.$/)],
  ]);
});

it.each(globSync('*.ts', { cwd: join(root, 'tooling/tasks') }).map(file => file.replace('.ts', '')))(
  '%s starts, and says what it is for',
  task => {
    const { status, stdout, stderr } = helpOf(task);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^(?:(?:p?npm|commerce-sandbox) )/);
  },
);

it('explains each answer of create-variant, and what is written', () => {
  const { status, stdout } = helpOf('create-variant');
  expect(status).toBe(0);
  for (const part of [
    /--brand-colour +six hexadecimal digits.*\(needed\)/,
    /--store-code +the store view/,
    /apps\/<id>/,
  ])
    expect(stdout).toMatch(part);
});

it.each(['sandbox', 'metrics', 'pictures'])('makes no variant whose port would be moved by what moves %s', id => {
  const answers = ['--id', id, '--name', 'Kaveri', '--brand-colour', '0b7a75', '--help-number', '12'];
  const { status, stderr } = run('create-variant', answers);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`The workspace uses the name ${id}`)]);
});

it('counts the texts that each locale lacks, and begins no locale that is none', () => {
  const { status, stdout } = run('locale', []);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^en_US: all \d{4} texts\nhi_IN: all\n/)]);
  expect(run('locale', ['--to', 'tamil', '--sheet', 'tamil.csv']).status).toBe(2);
  expect(existsSync(join(root, 'tamil.csv'))).toBe(false);
});

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Commands of the root that a document names, in the text and in blocks: the name and what follows. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:`|^|; )(?:npm run|pnpm(?: run)?) ([a-z][\w:-]*)([^`\n#]*)/gm)].map(
    ([, name = '', rest = '']) => ({
      name,
      options: rest.match(/(?<=\s)--[a-z][\w-]+/g) ?? [],
    }),
  );

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const notOurs = new Set(['install', 'changeset', 'exec']);

it.each(documents)('%s names commands and options that there are', file => {
  const wrong = commandsIn(textOf(file)).flatMap(({ name, options }) => {
    if (notOurs.has(name)) return [];
    const task = /^node tooling\/run\.mjs ([\w-]+)$/.exec(scripts[name] ?? '')?.[1];
    if (scripts[name] === undefined) return [name];
    if (task === undefined) return [];
    const usage = options.length > 0 ? helpOf(task).stdout : '';
    return options.filter(option => option !== '--help' && !usage.includes(option)).map(option => `${name} ${option}`);
  });
  expect(wrong).toEqual([]);
});

it('finds the commands of the README', () => {
  expect(commandsIn(textOf('README.md')).length).toBeGreaterThan(15);
});

it.each(documents)('%s leads to files and headings that there are', file => {
  const text = textOf(file);
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  const headings = (source: string) =>
    [...source.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  const dead = links.filter(link => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !headings(textOf(target)).includes(anchor);
  });
  const paths = [...text.matchAll(/`((?:packages|tooling|apps|docs|e2e|deploy)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  // Who runs a shop writes its environment.
  const lost = paths.filter(path => !path.endsWith('.env') && !existsSync(join(root, path)));
  expect([dead, lost]).toEqual([[], []]);
});
