import { OptionFields, type OptionFieldsProps } from '../shared/options/OptionFields.tsx';
import { optionsOf, variantsOf, type Product } from './productModel.ts';
import { SizeGuide } from './SizeGuide.tsx';

export interface VariantFieldsProps extends Pick<OptionFieldsProps, 'chosen' | 'onChoose' | 'asked'> {
  /** One without options to choose from shows nothing. */
  product: Product;
}

/** What a configurable product is chosen by; nothing for others. */
export function VariantFields({ product, ...rest }: VariantFieldsProps) {
  const options = optionsOf(product);
  return (
    <>
      <OptionFields options={options} variants={variantsOf(product)} {...rest} />
      {options.length > 0 && product.size_guide && <SizeGuide identifier={product.size_guide} />}
    </>
  );
}
