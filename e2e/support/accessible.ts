import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Rules of WCAG 2.2 up to AA, with the size of targets, and what axe takes for good practice besides: landmarks, the
 * order of headings.
 */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe measures the colours of the moment, so what fades or slides in must have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(animation => animation.finished));
  });
}

/**
 * Expects that axe finds nothing wrong with what the page shows now.
 *
 * @param screen What is looked at, for the message.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  // Only what is wrong is wanted: the places where a rule holds are not listed, and no further page is opened to list
  // them.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    screen,
  ).toEqual([]);
}
