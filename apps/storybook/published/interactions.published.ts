import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, '../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));

/** The widths that the toolbar offers, px. */
const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** Storybook's own state of the story that is drawn. */
const render = 'window.__STORYBOOK_PREVIEW__?.currentRender';
const isDone = `['finished', 'errored'].includes(${render}?.phase)`;
const askedFor = `${render}?.story?.storyGlobals?.viewport?.value`;

test('finds the stories that do something', () => {
  expect(stories.length).toBeGreaterThan(100);
});

// React behaves differently as it is published: nothing waits for an effect there.
for (const { id, title, name } of stories) {
  test(`${title} / ${name} does what it says`, async ({ page }) => {
    const failures: string[] = [];
    page.on('console', message => {
      // Films and players of others are not here.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        failures.push(message.text());
    });
    page.on('pageerror', error => failures.push(error.message));
    const show = async () => {
      failures.length = 0;
      await page.goto(`/iframe.html?id=${id}&viewMode=story`);
      await page.waitForFunction(isDone);
    };
    await page.setViewportSize(viewports.desktop);
    await show();
    const asked = await page.evaluate<keyof typeof viewports | undefined>(askedFor);
    if (asked !== undefined && asked !== 'desktop') {
      await page.setViewportSize(viewports[asked]);
      await show();
    }
    expect(failures).toEqual([]);
  });
}
