import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeGenerations, type Generations } from './makeGenerations.ts';

interface Entry {
  said: string;
  render: () => Promise<string>;
}

let app: string;
let vite: ViteDevServer;
let generations: Generations;

const write = (name: string, text: string) => writeFileSync(join(app, name), text);
/** A shop in small: what provides the context, and a lazy page that asks for it. */
const files: Record<string, string> = {
  'context.ts': 'export const context = { value: undefined as string | undefined };\n',
  'page.ts': `import { context } from './context.ts';
export function page() {
  if (context.value === undefined) throw new Error('no shop in context');
  return context.value;
}
`,
  'entry.ts': `import { context } from './context.ts';
export const said = 'Namaste';
export async function render() {
  context.value = said;
  await new Promise(resolve => setTimeout(resolve, 2));
  const { page } = await import('./page.ts');
  return page();
}
`,
};

beforeEach(async () => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'generations-')));
  for (const [name, text] of Object.entries(files)) write(name, text);
  generations = makeGenerations();
  vite = await createServer({
    root: app,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [generations.plugin],
    // A server of its own that listens nowhere: without one there would be a port to find.
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
    optimizeDeps: { noDiscovery: true },
  });
});
afterEach(async () => {
  await vite.close();
  rmSync(app, { recursive: true, force: true });
});

const load = () => generations.load<Entry>(vite, '/entry.ts');
const render = async () => (await load()).render();

it('finds one context in each page, however often files are saved while pages are made', async () => {
  const failures: unknown[] = [];
  let pages = 0;
  for (let save = 1; save <= 120; save += 1) {
    const made = Array.from({ length: 3 }, render);
    write('context.ts', `${files['context.ts']}// ${save}\n`);
    for (const result of await Promise.allSettled(made)) {
      pages += 1;
      if (result.status === 'rejected') failures.push(result.reason);
    }
  }
  expect([pages, failures]).toEqual([360, []]);
});

it('shows what was saved', async () => {
  expect((await load()).said).toBe('Namaste');
  write('entry.ts', "export const said = 'Vanakkam';\n");
  await expect.poll(async () => (await load()).said).toBe('Vanakkam');
});

it('comes back by itself once a broken module is mended, also one that was broken from the start', async () => {
  write('page.ts', 'export function page( {\n');
  await expect(render()).rejects.toThrow();
  write('page.ts', files['page.ts'] ?? '');
  await expect.poll(() => render().catch(() => 'broken')).toBe('Namaste');
  write('context.ts', "throw new Error('broken too');\n");
  await expect.poll(() => render().catch((error: unknown) => String(error))).toBe('Error: broken too');
  write('context.ts', files['context.ts'] ?? '');
  await expect.poll(() => render().catch(() => 'broken')).toBe('Namaste');
});
