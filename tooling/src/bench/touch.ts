import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator } from 'playwright';

/** How long a finger that taps lies on the glass, ms: what its coming down sets off is over by then. */
const tapLength = 80;
/** A swipe that leaves a page a screen further, in px and in steps of a frame each, ms. */
const swipe = { length: 600, steps: 12, frame: 16 };

/** CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/**
 * Where to touch something, in the middle of it.
 *
 * @throws Error when it is not to be seen.
 */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to touch at ${target.page().url()}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a finger does; a locator's own tap adds its look at what lies there, and comes down and goes up at once. */
export async function tap(session: CDPSession, point: Point): Promise<void> {
  await touch(session, 'touchStart', [point]);
  await wait(tapLength);
  await touch(session, 'touchEnd', []);
}

/** Moves the page up under a finger that comes down at a point. */
export async function swipeUp(session: CDPSession, { x, y }: Point): Promise<void> {
  await touch(session, 'touchStart', [{ x, y }]);
  for (let step = 1; step <= swipe.steps; step += 1) {
    await wait(swipe.frame);
    await touch(session, 'touchMove', [{ x, y: y - (swipe.length * step) / swipe.steps }]);
  }
  await touch(session, 'touchEnd', []);
}
