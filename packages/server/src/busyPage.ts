import type { Context } from 'hono';

/** When who is refused may come again, seconds. */
const comeBackIn = 5;

const text =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Please try again in a moment</title><h1>Many people are here at the moment</h1>' +
  '<p>Please try again in a few seconds. What is in your cart stays there.</p><p><a href="">Try again</a></p></html>';

/** Answers who came while more pages were asked for than can be made: costs nothing to make itself. */
export const busyPage = (c: Context): Response =>
  c.html(text, 503, { 'retry-after': String(comeBackIn), 'cache-control': 'no-store' });
