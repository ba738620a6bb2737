/**
 * Records what the commerce sandbox answers to every screen story, with its pictures: `pnpm --filter @shop/storybook
 * record`. Needs Storybook (STORYBOOK_URL, http://localhost:6006 unless told; the published one is quicker) and a sandbox
 * with fresh data (COMMERCE_URL, http://localhost:4000 unless told), both running.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium, type Page, type Route } from 'playwright';
import { requestKey } from './.storybook/requestKey.ts';
import { arrange, type Arranged } from './recordings/arrange.ts';

const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
const commerce = process.env['COMMERCE_URL'] ?? 'http://localhost:4000';
/** Parts of the ids of the stories to record again; all without any. */
const only = process.argv.slice(2);
const recordsAll = only.length === 0;
const folder = join(import.meta.dirname, 'recordings');
/** Pictures are kept at this width, px, unless a smaller one was asked for. */
const pictureWidth = 320;
/** How long a screen may take until it stands, ms: Storybook prepares its modules when they are first asked for. */
const patience = 120_000;
/** No call of the shop for so long, ms: the screen has asked for everything. */
const quiet = 1500;
/**
 * The shop that screens are recorded in; stories tagged `own-content` in every shop, for there each store view shows
 * its own.
 */
const ownTheme = 'zepp-coins';
const themes = globSync('../*/theme.css', { cwd: import.meta.dirname }).map(sheet => basename(dirname(sheet)));
const viewports = [
  { width: 1280, height: 5000 },
  { width: 390, height: 5000 },
];

const replaceAll = (text: string, words: [string, string][]) =>
  words.reduce((said, [from, to]) => said.replaceAll(from, to), text);

interface Taken {
  name: string;
  arranged: Arranged;
  answers: Map<string, { status: number; body: unknown }>;
}

/** Pictures of this run by their paths: how wide each was taken, px, and its file once it is kept. */
const takenPictures = new Map<string, { width: number; file: Promise<string | undefined> }>();

const askedWidth = (url: URL) => Number(url.searchParams.get('width')) || pictureWidth;

/** The file of a picture: the widest one that was asked for is kept. Undefined where the sandbox has none. */
function takePicture(url: URL): Promise<string | undefined> {
  const width = Math.min(askedWidth(url), pictureWidth);
  const path = join(folder, 'pictures', decodeURIComponent(url.pathname));
  const known = takenPictures.get(url.pathname);
  if (known && known.width >= width) return known.file;
  // One of an earlier run may be as wide as they come: only that width replaces it.
  const isKept = !known && width < pictureWidth && existsSync(path);
  const file = isKept ? Promise.resolve(path) : fetchPicture(url, width, path);
  takenPictures.set(url.pathname, { width, file });
  return file;
}

async function fetchPicture(url: URL, width: number, path: string): Promise<string | undefined> {
  const height = Number(url.searchParams.get('height'));
  if (height > 0) url.searchParams.set('height', String(Math.round((height * width) / askedWidth(url))));
  url.searchParams.set('width', String(width));
  url.searchParams.set('quality', '60');
  url.searchParams.set('auto', 'webp');
  const answer = await fetch(commerce + url.pathname + url.search, { headers: { accept: 'image/webp,*/*' } });
  if (!answer.ok) return undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}

async function takeCall(route: Route, { arranged, answers }: Taken): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const real = Object.entries(arranged);
  const shown = real.map(([placeholder, value]): [string, string] => [value, placeholder]);
  const headers = Object.fromEntries(
    Object.entries(request.headers()).map(([name, value]) => [name, replaceAll(value, real)]),
  );
  delete headers['host'];
  delete headers['accept-encoding'];
  const body = request.postData();
  const answer = await fetch(replaceAll(commerce + url.pathname + url.search, real), {
    method: request.method(),
    headers,
    ...(body !== null && { body: replaceAll(body, real) }),
  });
  const text = replaceAll(await answer.text(), shown).replaceAll(commerce, '');
  answers.set(requestKey(request.method(), url, body ?? ''), {
    status: answer.status,
    body: JSON.parse(text) as unknown,
  });
  await route.fulfill({ status: answer.status, contentType: 'application/json', body: text });
}

/** What a recording holds already, which a run for some of its screens keeps. */
function known(name: string): Taken['answers'] {
  const file = join(folder, `${name}.json`);
  if (recordsAll || !existsSync(file)) return new Map();
  return new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { status: number; body: unknown }>),
  );
}

async function recordScreens(page: Page, screens: { id: string; theme: string }[]): Promise<void> {
  const taken = new Map<string, Taken>();
  let current: Taken | undefined;
  let pending = 0;
  let lastCall = 0;
  const isQuiet = () => pending === 0 && Date.now() - lastCall >= quiet;
  await page.exposeFunction('storybookRecords', async (recording: string, theme: string) => {
    const name = theme === ownTheme ? recording : `${recording}.${theme}`;
    current = taken.get(name) ?? { name, arranged: await arrange(name, commerce), answers: known(name) };
    taken.set(name, current);
  });
  await page.route(
    url => /^\/(graphql$|rest\/|media\/)/.test(url.pathname) && url.origin === storybook,
    async route => {
      const url = new URL(route.request().url());
      pending += 1;
      try {
        if (url.pathname.startsWith('/media/')) {
          const path = await takePicture(url);
          await (path === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path }));
        } else if (current) await takeCall(route, current);
      } finally {
        pending -= 1;
        lastCall = Date.now();
      }
    },
  );
  for (const { id, theme } of screens) {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await page.locator('#storybook-root > *').first().waitFor();
      lastCall = Date.now();
      // Storybook itself never falls silent: only what the shop asks for counts.
      while (!isQuiet()) await page.waitForTimeout(100);
    }
    if (current) keep(current);
    console.log(`recorded ${id} in ${theme}`);
  }
}

function keep({ name, answers }: Taken): void {
  const sorted = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`);
  writeFileSync(join(folder, `${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
}

const index = (await (await fetch(`${storybook}/index.json`)).json()) as {
  entries: Record<string, { id: string; type: string; tags: string[] }>;
};
const stories = Object.values(index.entries).filter(
  ({ id, type, tags }) =>
    type === 'story' && tags.includes('screen') && (recordsAll || only.some(part => id.includes(part))),
);
const screens = stories.flatMap(({ id, tags }) =>
  (tags.includes('own-content') ? themes : [ownTheme]).map(theme => ({ id, theme })),
);
if (recordsAll) rmSync(join(folder, 'pictures'), { recursive: true, force: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await recordScreens(page, screens);
} finally {
  await browser.close();
}
