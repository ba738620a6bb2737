import { Description, type DescriptionProps } from '../features/product/Description.tsx';
import { FactSheet, type FactSheetProps } from '../features/facts/FactSheet.tsx';

export interface AboutProductProps extends DescriptionProps, FactSheetProps {}

/** What editors say of a product, and its facts. */
export const AboutProduct = ({ nodes, origin, shop, ...facts }: AboutProductProps) => (
  <>
    <Description nodes={nodes} origin={origin} shop={shop} />
    {facts.specifications.length + facts.boxContents.length > 0 && <FactSheet {...facts} />}
  </>
);
