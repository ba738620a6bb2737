import { expect, it } from 'vitest';
import { fitWithin, shrinkPicture } from './shrinkPicture.ts';

it('keeps the proportions of a picture, and never makes it larger', () => {
  expect(fitWithin(4000, 3000, 1280)).toEqual([1280, 960]);
  expect(fitWithin(3000, 4000, 1280)).toEqual([960, 1280]);
  expect(fitWithin(600, 400, 1280)).toEqual([600, 400]);
  expect(fitWithin(5000, 2, 1280)).toEqual([1280, 1]);
});

// reviews-04
it('is nothing for a file that is no picture', async () => {
  expect(await shrinkPicture(new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' }))).toBeNull();
});
