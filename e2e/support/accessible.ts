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
  await expectNothing(page, screen, axe => axe.withTags(rules));
}

/** Expects that all text of what the page shows now can be read where the visitor's system is dark. Leaves it light. */
export async function expectReadableInTheDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectNothing(page, `${screen} in the dark`, axe => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothing(page: Page, screen: string, ask: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Only what is wrong is wanted: the places where a rule holds are not listed, and no further page is opened to list
  // them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await ask(axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    screen,
  ).toEqual([]);
}
