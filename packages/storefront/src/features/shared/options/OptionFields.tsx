// chunk: options
import { chooseFirst } from '@shop/messages/product';
import { OptionPicker } from '@shop/ui';
import { inSentence } from '../inSentence.ts';
import { choicesOf, choose, type Chosen } from './choices.ts';
import type { ProductOption, ProductVariant } from './productOptions.ts';

export interface OptionFieldsProps {
  /** Those of the product, in its order. */
  options: ProductOption[];
  /** The combinations that are sold, which say what goes with what. */
  variants: ProductVariant[];
  /** Value uids by option code, as far as chosen. */
  chosen: Chosen;
  /** Takes all that is chosen now; what no variant has together is let go. */
  onChoose: (chosen: Chosen) => void;
  /** A form was sent before all was chosen: what is missing says so. */
  asked: boolean;
  /** Begins the names of the fields, which are unique on the page. */
  prefix?: string;
}

/** What a configurable product is chosen by. */
export const OptionFields = ({ options, variants, chosen, onChoose, asked, prefix = 'option' }: OptionFieldsProps) =>
  options.map(option => (
    <OptionPicker
      key={option.code}
      label={option.label}
      name={`${prefix}-${option.code}`}
      choices={choicesOf(option, variants, chosen)}
      value={chosen[option.code]}
      onChange={uid => onChoose(choose(options, variants, chosen, option.code, uid))}
      error={asked && chosen[option.code] === undefined ? chooseFirst(inSentence(option.label)) : undefined}
    />
  ));
