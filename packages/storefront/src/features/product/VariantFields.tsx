import * as text from '@shop/messages/product';
import { OptionPicker } from '@shop/ui';
import { choicesOf, choose, type Chosen } from './choices.ts';
import { optionsOf, variantsOf, type Product } from './productModel.ts';
import { SizeGuide } from './SizeGuide.tsx';

export interface VariantFieldsProps {
  product: Product;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** A form was sent before all was chosen: what is missing says so. */
  asked: boolean;
}

/** What a configurable product is chosen by; nothing for others. */
export function VariantFields({ product, chosen, onChoose, asked }: VariantFieldsProps) {
  const options = optionsOf(product);
  const variants = variantsOf(product);
  return (
    <>
      {options.map(option => (
        <OptionPicker
          key={option.code}
          label={option.label}
          name={`option-${option.code}`}
          choices={choicesOf(option, variants, chosen)}
          value={chosen[option.code]}
          onChange={uid => onChoose(choose(options, variants, chosen, option.code, uid))}
          error={asked && chosen[option.code] === undefined ? text.chooseFirst(option.label) : undefined}
        />
      ))}
      {options.length > 0 && product.size_guide && <SizeGuide identifier={product.size_guide} />}
    </>
  );
}
