import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

const folder = join(import.meta.dirname, '..');
const { entries } = JSON.parse(readFileSync(join(folder, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('picture'));
const themes = globSync('../*/theme.css', { cwd: folder })
  .map(sheet => basename(dirname(sheet)))
  .toSorted();

/** The most stories that are worth a picture: each costs everybody who changes it. */
const most = 45;

const looks = themes.flatMap(theme => (['light', 'dark'] as const).map(scheme => ({ theme, scheme })));
type Look = (typeof looks)[number];

/** Where the accepted picture of a story lies, below its theme. */
const pictureOf = (id: string, { scheme }: Pick<Look, 'scheme'>) => `${id}${scheme === 'dark' ? '.dark' : ''}.png`;

const inter = dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'));

/** The same font on every machine; it serves in this run only. */
const font = [400, 600]
  .flatMap(weight =>
    ['latin', 'latin-ext'].map(range => {
      const data = readFileSync(join(inter, `files/inter-${range}-${weight}-normal.woff2`)).toString('base64');
      const characters = range === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0100-024F, U+20A0-20C0';
      return `@font-face { font-family: 'Picture text'; font-weight: ${weight}; unicode-range: ${characters}; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
    }),
  )
  .join('\n');

/** Storybook says so once a story is drawn and its interaction has ended. */
const storyIsDone = "window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'";

test('compares at most 45 stories', () => {
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.length).toBeLessThanOrEqual(most);
});

test('keeps no picture of a story that is gone', () => {
  const known = new Set(looks.flatMap(look => stories.map(({ id }) => `${look.theme}/${pictureOf(id, look)}`)));
  expect(globSync('*/*.png', { cwd: join(import.meta.dirname, 'accepted') }).filter(file => !known.has(file))).toEqual(
    [],
  );
});

for (const { theme, scheme } of looks) {
  for (const { id, title, name, tags } of stories) {
    test(`${title} / ${name} in ${theme}, ${scheme}`, async ({ page }) => {
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};scheme:${scheme}`);
      await page.waitForFunction(storyIsDone);
      await page.addStyleTag({
        content: `${font}\n:root:root { --font-text: 'Picture text' !important; --font-heading: 'Picture text' !important; }`,
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all(
          [...document.images]
            .filter(image => !image.complete && image.loading !== 'lazy')
            .map(image => image.decode().catch(() => undefined)),
        );
      });
      const isOverPage = (await page.locator('dialog[open], [popover]:popover-open').count()) > 0;
      const shown = tags.includes('screen') || isOverPage ? page : page.locator('#storybook-root');
      await expect(shown).toHaveScreenshot([theme, pictureOf(id, { scheme })]);
    });
  }
}
