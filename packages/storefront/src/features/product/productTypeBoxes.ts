import type { ComponentType } from 'react';
import type { Product } from './productModel.ts';

type Box = ComponentType<{ product: Product }>;

/** How products of the types are bought that few pages show, by the name of their box. */
export const boxes: Record<string, () => Promise<Box>> = {
  BundleBox: async () => (await import('./BundleBox.tsx')).BundleBox as Box,
  GroupedBox: async () => (await import('./GroupedBox.tsx')).GroupedBox as Box,
  DownloadableBox: async () => (await import('./DownloadableBox.tsx')).DownloadableBox as Box,
  GiftCardBox: async () => (await import('./GiftCardBox.tsx')).GiftCardBox as Box,
};
