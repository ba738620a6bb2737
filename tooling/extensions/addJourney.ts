import { join } from 'node:path';
import { write } from './edit.ts';

/** A journey to the new page, from the root of the copy. */
export const motto = 'e2e/journeys/motto.spec.ts';

/** Writes the journey. */
export function addJourney(copy: string): void {
  write(
    join(copy, motto),
    `import { expectAccessible } from '../support/accessible.ts';
import { expect, open, shops, test } from '../support/shop.ts';

test('the store says what it stands for, and leads on', async ({ page }) => {
  await open(page, \`\${shops.float}/motto\`);
  await expect(page.getByRole('heading', { name: 'Our motto' })).toBeVisible();
  await expectAccessible(page, 'motto');
  await page.getByRole('link', { name: 'To the shop' }).click();
  await expect(page).toHaveURL(\`\${shops.float}/\`);
});
`,
  );
}
