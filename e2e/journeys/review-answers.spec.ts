import { holdBack } from '../support/network.ts';
import { expect, hydrated, open, shops, test } from '../support/shop.ts';

const address = `${shops.float}/jalvio-chai-1-5-l-stainless-steel-electric-kettle.html`;

test('a shopper reads the reviews of some stars by an address, and says which helped', async ({ page }) => {
  await open(page, `${address}#reviews`);
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
  await reviews.getByRole('link', { name: /^4 stars: \d/ }).click();
  await expect(page).toHaveURL(/\?stars=4#reviews$/);
  const mostHelpful = reviews.getByRole('link', { name: 'Most helpful', exact: true });
  await mostHelpful.click();
  await expect(page).toHaveURL(/\?stars=4&reviews=helpful#reviews$/);
  await expect(mostHelpful).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\?stars=4#reviews$/);
  await hydrated(page);
  await expect(mostHelpful, 'the list follows its address').not.toHaveAttribute('aria-current');
  await expect(reviews.getByRole('status')).toHaveText(/reviews? with 4 out of 5 stars/);

  const answerTo = (isHelpful: boolean) =>
    page.waitForResponse(answer => {
      const sent = answer.request().postData() ?? '';
      return sent.includes('voteReviewHelpful') && sent.includes(`"isHelpful":${isHelpful}`);
    });
  const helpful = reviews.getByRole('button', { name: /^Helpful/ }).first();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  // One who presses again before the vote is sent says what was said at first: nothing more would be sent.
  const takenBack = answerTo(false);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await takenBack;
  await page.context().setOffline(true);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  const sent = answerTo(true);
  await page.context().setOffline(false);
  await sent;
  await page.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
});

test('the stars and the order of reviews that are chosen at once both count', async ({ page }) => {
  await open(page, `${address}#reviews`);
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
  await reviews.getByRole('button', { name: 'Write a review', exact: true }).hover();
  const answer = await holdBack(page, '**/graphql*');
  await reviews.getByRole('link', { name: /^4 stars: \d/ }).click();
  await reviews.getByRole('link', { name: 'Most helpful', exact: true }).click();
  answer();
  await expect(page).toHaveURL(/\?stars=4&reviews=helpful#reviews$/);
});

test('a shopper searches the questions about a product, and asks one', async ({ page }) => {
  // What is typed before the code of the questions comes stays.
  const showQuestions = await holdBack(page, /\/Questions-[^/]+\.js/);
  await open(page, `${address}#questions`);
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  const box = questions.getByRole('searchbox', { name: 'Search in questions and answers' });
  await box.fill('box');
  const before = await box.elementHandle();
  showQuestions();
  await expect.poll(() => before?.evaluate(input => input.isConnected)).toBe(false);
  await expect(box).toHaveValue('box');
  await expect(box).toBeFocused();
  await questions.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\?question=box#questions$/);
  await expect(questions.getByRole('status')).toHaveText(/questions? with “box”/);
  await questions.getByRole('button', { name: 'Ask a question', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ask a question' });
  await form.getByLabel('Your question').fill('How long is the cord?');
  await page.keyboard.press('Escape');
  await questions.getByRole('button', { name: 'Ask a question', exact: true }).click();
  await expect(form.getByLabel('Your question')).toHaveValue('How long is the cord?');
  await form.getByLabel('Name to show').fill('Meera');
  await form.getByLabel(/e-?mail/i).fill('meera@example.com');
  await form.getByRole('button', { name: 'Send question', exact: true }).click();
  await expect(page.getByText('Thank you. Your question is shown once it is approved')).toBeVisible();
});
