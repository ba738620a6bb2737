import { expect, waitFor, within } from 'storybook/test';

/**
 * The dialog or drawer of a story once it has faded in: before that nothing in it counts as visible, and its words lack
 * contrast.
 */
export async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  const dialog = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
}
