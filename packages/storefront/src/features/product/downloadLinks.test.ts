import { expect, it } from 'vitest';
import { linksOf, samplesOf } from './downloadLinks.ts';
import type { ProductOf } from './productModel.ts';

const download = (separately: number) =>
  ({
    __typename: 'DownloadableProduct',
    links_purchased_separately: separately,
    downloadable_product_links: [
      { uid: 'b', title: 'Answers', price: 149, sample_url: null, sort_order: 2 },
      { uid: 'a', title: 'Book', price: 0, sample_url: 'https://back.test/media/downloadable/a.pdf', sort_order: 1 },
    ],
    downloadable_product_samples: [
      { title: 'Chapter', sample_url: 'https://back.test/downloadable/download/sample/1', sort_order: 1 },
      { title: 'Bad', sample_url: 'javascript:alert(1)', sort_order: 2 },
    ],
  }) as unknown as ProductOf<'DownloadableProduct'>;

it('lists files in their order, with samples from the shop’s own origin', () => {
  expect(linksOf(download(1))).toEqual([
    { uid: 'a', title: 'Book', price: 0, sample: '/media/downloadable/a.pdf' },
    { uid: 'b', title: 'Answers', price: 149, sample: undefined },
  ]);
});

it('charges nothing for a file where all are sold together', () => {
  expect(linksOf(download(0)).map(({ price }) => price)).toEqual([0, 0]);
});

it('opens only what is a web address', () => {
  expect(samplesOf(download(1))).toEqual([
    { title: 'Chapter', href: 'https://back.test/downloadable/download/sample/1' },
  ]);
});
