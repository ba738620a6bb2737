import { Description, type DescriptionProps } from '../features/product/Description.tsx';
import { treeCode } from '../features/product/treeCode.ts';
import { FactSheet, type FactSheetProps } from '../features/facts/FactSheet.tsx';

export interface AboutProductProps extends DescriptionProps, FactSheetProps {}

/** What editors say of a product, and its facts. */
const AboutProduct = ({ nodes, origin, shop, ...facts }: AboutProductProps) => (
  <>
    <Description nodes={nodes} origin={origin} shop={shop} />
    {facts.specifications.length + facts.boxContents.length > 0 && <FactSheet {...facts} />}
  </>
);

/**
 * The part, and with it what draws the tree that the server wrote: it then takes over in one step, and keeps what was
 * pressed. Where that does not come, what the server wrote stays.
 */
export async function loadAbout() {
  if (!import.meta.env.SSR && document.querySelector('[data-tree]')) treeCode.Part ??= await treeCode.load();
  return AboutProduct;
}
