import { holdBack } from '../support/network.ts';
import { expect, open, shops, test } from '../support/shop.ts';

test('a guest reads reviews without script, and writes one that waits for approval', async ({ page, browser }) => {
  const address = `${shops.zepp}/quantelle-campus-13-laptop-with-pen-8-gb.html`;
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  await served.goto(address);
  await expect(served.getByRole('heading', { name: 'Ratings and reviews' })).toBeVisible();
  await expect(served.getByRole('heading', { name: 'Better than I expected' })).toBeVisible();
  const stars = await served
    .getByRole('region', { name: 'Ratings and reviews' })
    .getByRole('img', { name: /out of 5/ })
    .last()
    .boundingBox();
  expect(stars?.height, 'five stars stand in one line').toBeLessThan((stars?.width ?? 0) / 3);
  await plain.close();

  // What the server wrote into the section is replaced as it comes near; a press before that is not lost.
  const showReviews = await holdBack(page, /\/Reviews-[^/]+\.js/);
  await open(page, address);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d ratings?|stars/ })
    .first()
    .click();
  const title = page.getByRole('heading', { name: 'Ratings and reviews' });
  const header = await page.getByRole('banner').evaluate(bar => bar.getBoundingClientRect().bottom);
  await expect.poll(() => title.evaluate(heading => heading.getBoundingClientRect().top)).toBeGreaterThan(header);
  await page.getByRole('button', { name: 'Write a review' }).click();
  showReviews();
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByLabel('In one line').fill('Light and quick');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Choose 1 to 5 stars.').first()).toBeVisible();
  await expect(form.getByLabel('In one line')).toHaveValue('Light and quick');
  for (const rating of await form.getByRole('group').all())
    await rating.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Name to show').fill('Asha');
  await form.getByLabel('Your review').fill('Carried it through a whole term.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you. Your review is shown once it is approved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Carried it through a whole term.')).toHaveCount(0);
});
