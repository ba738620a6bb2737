import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { cutTexts } from './cutTexts.ts';
import { smallTargets } from './touchTargets.ts';

const nextFrame = () => new Promise<number>(requestAnimationFrame);

function expectRoomForFingers(): void {
  const small = smallTargets(document.body);
  if (small.length > 0) throw new Error(`Too small for a finger at ${innerWidth} px:\n${small.join('\n')}`);
}

/** Texts are as large in every theme: one tells. */
const theme = String(import.meta.env['SHOP_THEME']);

/** On a phone, for who has set the largest text (WCAG 2.2, 1.4.4). */
async function expectRoomForText(): Promise<void> {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  await nextFrame();
  const cut = cutTexts(document.body);
  style.fontSize = '';
  if (cut.length > 0) throw new Error(`Cut off at 200% and ${innerWidth} px:\n${cut.join('\n')}`);
}

// A story stays where it is until the next one: as it was left, and then as a phone shows that.
afterEach(async () => {
  const { dataset } = document.documentElement;
  // What is out of sight is laid out like the rest, and not as it was at another width.
  dataset['whole'] = '';
  try {
    expectRoomForFingers();
    if (innerWidth !== 360) {
      await page.viewport(360, 740);
      await nextFrame();
      expectRoomForFingers();
    }
    if (theme === 'zepp-coins') await expectRoomForText();
  } finally {
    delete dataset['whole'];
  }
});
