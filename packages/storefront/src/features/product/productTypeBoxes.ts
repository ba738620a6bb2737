import type { ComponentType } from 'react';
import type { BuyBoxProps } from './buyBoxProps.ts';

type Box = ComponentType<BuyBoxProps>;

/** A box is only shown with a product of its own type, whose details were loaded with it. */
const asBox = <Props extends { product: unknown }>(box: ComponentType<Props>) => box as unknown as Box;

/** How products are bought that need more than the page's own box, by the name of theirs. */
export const boxes: Record<string, () => Promise<Box>> = {
  BundleBox: async () => asBox((await import('./BundleBox.tsx')).BundleBox),
  GroupedBox: async () => asBox((await import('./GroupedBox.tsx')).GroupedBox),
  DownloadableBox: async () => asBox((await import('./DownloadableBox.tsx')).DownloadableBox),
  GiftCardBox: async () => asBox((await import('./GiftCardBox.tsx')).GiftCardBox),
  CustomisedBox: async () => asBox((await import('./CustomisedBox.tsx')).CustomisedBox),
};
