import { OptionFields, type OptionFieldsProps } from '../shared/options/OptionFields.tsx';
import { optionsOf, variantsOf, type Product } from './productModel.ts';

export interface VariantFieldsProps extends Pick<OptionFieldsProps, 'chosen' | 'onChoose' | 'asked'> {
  product: Product;
}

/** What a configurable product is chosen by; nothing for others. */
export const VariantFields = ({ product, ...rest }: VariantFieldsProps) => (
  <OptionFields options={optionsOf(product)} variants={variantsOf(product)} {...rest} />
);
