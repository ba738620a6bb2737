import type { BrowserContext, Locator, Page } from '@playwright/test';
import { address } from '../support/checkout.ts';

/** Who buys, and how they pay. */
export interface Purchase {
  email: string;
  /** Value of the choice, for example "razorpay/upi". */
  method: string;
}

const thanks = 'Thank you, your order is placed';
export const isThanked = (page: Page) => page.getByRole('heading', { name: thanks }).isVisible();

const isFree = async (button: Locator) =>
  (await button.isVisible()) &&
  (await button.isEnabled()) &&
  (await button.getAttribute('aria-disabled')) !== 'true' &&
  (await button.getAttribute('aria-busy')) !== 'true';

async function fill(field: Locator, text: string): Promise<void> {
  if ((await field.isVisible()) && (await field.inputValue()) === '') await field.fill(text);
}

/** Fills what is empty. City and state come with the pincode, or are written. */
async function fillAddress(main: Locator, email: string): Promise<void> {
  await fill(main.getByLabel('E-mail'), email);
  await fill(main.getByLabel('Pincode'), address.pincode);
  await main.getByLabel('Pincode').blur();
  await fill(main.getByLabel('First name'), address.firstname);
  await fill(main.getByLabel('Last name'), address.lastname);
  await fill(main.getByLabel('House number and street'), address.street);
  await fill(main.getByLabel('Mobile number'), address.telephone);
  await fill(main.getByLabel('City'), 'New Delhi');
  const state = main.getByLabel('State');
  if ((await state.isVisible()) && (await state.inputValue()) === '')
    await state.selectOption({ label: 'Delhi' }).catch(() => undefined);
}

/**
 * Does what a shopper who wants the order does next, by what stands on the screen.
 *
 * @returns what was pressed; nothing where there is nothing to press at present.
 */
export async function goOn(page: Page, { email, method }: Purchase): Promise<string | undefined> {
  const main = page.getByRole('main');
  const press = async (what: Locator, name: string) => {
    if (!(await isFree(what))) return undefined;
    await what.click({ timeout: 2000 });
    return name;
  };
  const delivery = page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first();
  const payment = page.locator(`input[name="payment"][value="${method}"]`);
  const button = (name: RegExp) => main.getByRole('button', { name }).first();

  // The gateway's own page: its button reads like that of the checkout, and may come between two looks.
  if (page.url().includes('/gateways/'))
    return press(page.getByRole('button', { name: /^Pay ₹/ }), 'Pay at the gateway');
  const inWindow = page
    .frameLocator('iframe')
    .first()
    .getByRole('button', { name: /^Pay ₹/ });
  const atRazorpay = await press(inWindow, 'Pay at Razorpay');
  if (atRazorpay !== undefined) return atRazorpay;
  const again = await press(button(/^(Try again|Check again|Ask again|Pay now)/), 'again');
  if (again !== undefined) return again;
  if (await main.getByLabel('Pincode').first().isVisible()) await fillAddress(main, email);
  if ((await delivery.isVisible()) && !(await delivery.isChecked())) return press(delivery, 'delivery');
  if ((await payment.isVisible()) && !(await payment.isChecked())) return press(payment, 'payment');
  return (
    (await press(button(/^(Pay ₹|Place order)/), 'order')) ??
    (await press(button(/^(Continue to|Deliver here)/), 'continue')) ??
    (await press(main.getByRole('link', { name: 'Go to checkout' }).first(), 'checkout')) ??
    (await press(page.getByRole('button', { name: 'View cart' }).first(), 'cart')) ??
    (await press(button(/^Add to cart/), 'add'))
  );
}

declare global {
  interface Window {
    hear: (text: string) => void;
  }
}

/** Hears all that is said in sight from now on, on every page: notices, errors of fields, messages. */
export async function listen(context: BrowserContext): Promise<Set<string>> {
  const said = new Set<string>();
  await context.exposeFunction('hear', (text: string) => said.add(text));
  await context.addInitScript(() => {
    const look = () => {
      const refused = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap(
        field => document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? [],
      );
      for (const element of [
        ...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]'),
        ...refused,
      ]) {
        const { top, bottom, width } = element.getBoundingClientRect();
        const text = (element.textContent ?? '').trim();
        if (text !== '' && width > 1 && bottom > 0 && top < innerHeight) window.hear(text);
      }
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return said;
}
