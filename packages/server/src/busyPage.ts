import type { Context } from 'hono';

/** When who is refused may come again, seconds. */
const comeBackIn = 5;

const page = (why: string) =>
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Please try again in a moment</title><h1>${why}</h1>` +
  '<p>Please try again in a few seconds. What is in your cart stays there.</p><p><a href="">Try again</a></p></html>';

const pages = {
  503: page('Many people are here at the moment'),
  504: page('This page takes too long at the moment'),
};

/**
 * Answers who came while more pages were asked for than can be made (503), or whose page did not come (504): costs
 * nothing to make itself.
 */
export const busyPage = (c: Context, status: keyof typeof pages): Response =>
  c.html(pages[status], status, { 'retry-after': String(comeBackIn), 'cache-control': 'no-store' });
