import { expect, it, vi } from 'vitest';
import { nextPaint } from './nextPaint.ts';
import { onFirstSign } from './onFirstSign.ts';

it('runs once, after the answer to the first sign', async () => {
  const run = vi.fn();
  onFirstSign(run);
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('click'));
  expect(run).not.toHaveBeenCalled();
  await nextPaint();
  await nextPaint();
  expect(run).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'wheel', 'click', 'keydown', 'focusin'])('takes %s for a sign', async sign => {
  const run = vi.fn();
  onFirstSign(run);
  dispatchEvent(new Event(sign));
  await nextPaint();
  await nextPaint();
  expect(run).toHaveBeenCalledOnce();
});

it('runs nothing for who has left, also where the sign was given before', async () => {
  const run = vi.fn();
  const giveUp = onFirstSign(run);
  dispatchEvent(new Event('keydown'));
  giveUp();
  await nextPaint();
  await nextPaint();
  expect(run).not.toHaveBeenCalled();
});
