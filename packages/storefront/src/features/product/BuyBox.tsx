import { region } from '../../context/region.tsx';
import type { BuyBoxProps } from './buyBoxProps.ts';
import { PlainBox } from './PlainBox.tsx';
import { loadedBox } from './productTypePart.ts';

/** Buys a product of any type, by the box that the type needs. */
function DefaultBuyBox(props: BuyBoxProps) {
  const Box = loadedBox(props.product) ?? PlainBox;
  return <Box {...props} />;
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Price, choice and "Add to Cart" of a product of any type. */
    BuyBox: BuyBoxProps;
  }
}

export const BuyBox = region('BuyBox', DefaultBuyBox);
