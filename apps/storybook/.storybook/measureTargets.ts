import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { smallTargets } from './touchTargets.ts';

const nextFrame = () => new Promise<number>(requestAnimationFrame);

function expectRoomForFingers(): void {
  const small = smallTargets(document.body);
  if (small.length > 0) throw new Error(`Too small for a finger at ${innerWidth} px:\n${small.join('\n')}`);
}

// A story stays where it is until the next one: as it was left, and then as a phone shows that.
afterEach(async () => {
  const { dataset } = document.documentElement;
  // What is out of sight is laid out like the rest, and not as it was at another width.
  dataset['whole'] = '';
  try {
    expectRoomForFingers();
    if (innerWidth === 360) return;
    await page.viewport(360, 740);
    await nextFrame();
    expectRoomForFingers();
  } finally {
    delete dataset['whole'];
  }
});
