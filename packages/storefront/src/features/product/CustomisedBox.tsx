import * as text from '@shop/messages/productTypes';
import { useState } from 'react';
import { useKeptValues } from '../shared/account/useKeptValues.ts';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import type { BuyBoxProps } from './buyBoxProps.ts';
import { BuyForm } from './BuyForm.tsx';
import { chosenVariant } from '../shared/options/choices.ts';
import { CustomOptionField } from './CustomOptionField.tsx';
import { answerProblem, answersInput, customOptionsOf, priceWith, type Answers } from './customOptions.ts';
import { isConfigurable, optionsOf, shownOf, variantsOf, type CustomisedProduct } from './productModel.ts';
import css from './ProductTypes.module.css';
import { type SaleQuantity, saleQuantityOf, withinSale } from './saleQuantity.ts';
import { TierPrices } from './TierPrices.tsx';
import { tierFor, tiersOf } from './tierPrices.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRefusal } from '../shared/useRefusal.ts';
import { VariantFields } from './VariantFields.tsx';

const noAnswers: Answers = { picked: {}, written: {} };

/** Why the quantity is not 1, where it is not. */
function SoldBy({ pieces: { min, step } }: { pieces: SaleQuantity }) {
  if (step > 1) return <p className={css['quiet']}>{text.soldInSteps(step)}</p>;
  return min > 1 ? <p className={css['quiet']}>{text.soldFrom(min)}</p> : null;
}

/**
 * Buys a simple, virtual or configurable product that has customisable options or prices for several pieces. What was
 * answered stays when the shop refuses or the session ends (account-04).
 */
export function CustomisedBox({
  product,
  chosen,
  onChoose,
}: Omit<BuyBoxProps, 'product'> & {
  /** A simple, virtual or configurable product with more to say than its quantity. */
  product: CustomisedProduct;
}) {
  const [wished, setQuantity] = useState(1);
  const { values: answers, change, forget } = useKeptValues<Answers>(`product ${product.sku}`, noAnswers);
  const [opened] = useState(() => new Date());
  const { form, asked, refuse } = useRefusal();
  const { add, sending, problem } = useAddToCart(product.name ?? '');
  const hidden = useIsPriceHidden();
  const custom = customOptionsOf(product);
  const parentSku = isConfigurable(product) ? (product.sku ?? undefined) : undefined;
  const variant = chosenVariant(optionsOf(product), variantsOf(product), chosen);
  const sku = isConfigurable(product) ? variant?.sku : (product.sku ?? undefined);
  const plain = shownOf(product, variant?.sku);
  const pieces = saleQuantityOf(product, variant?.sku, plain.left);
  const quantity = withinSale(wished, pieces);
  const tiers = tiersOf(product, variant?.sku);
  const tier = tierFor(tiers, quantity);
  const price = tier?.price ?? plain.price;
  const shown = {
    ...plain,
    price: priceWith(price, custom, answers),
    was: plain.was === undefined ? undefined : priceWith(plain.was, custom, answers),
  };
  const { selectedOptions, enteredOptions } = answersInput(custom, answers, opened);

  const submit = (isBuyNow: boolean) => {
    if (sku === undefined || custom.some(option => answerProblem(option, answers) !== undefined)) return refuse();
    const item = {
      sku,
      quantity,
      parentSku,
      selectedOptions,
      enteredOptions,
      product: { sku, gallery: shown.pictures },
    };
    void add(item, isBuyNow).then(isIn => isIn && forget());
  };

  return (
    <BuyForm
      ref={form}
      product={product}
      shown={shown}
      sku={sku}
      quantity={quantity}
      onQuantity={setQuantity}
      pieces={pieces}
      problem={problem}
      busy={sending}
      wishOptions={[...Object.values(chosen), ...selectedOptions]}
      wishEntered={enteredOptions}
      onSubmit={submit}
    >
      {tiers.length > 0 && !hidden && <TierPrices tiers={tiers} reached={tier} />}
      <VariantFields product={product} chosen={chosen} onChoose={onChoose} asked={asked} />
      {custom.map(option => (
        <CustomOptionField
          key={option.uid}
          option={option}
          answers={answers}
          price={price}
          error={asked ? answerProblem(option, answers) : undefined}
          onPick={values => change(({ picked }) => ({ picked: { ...picked, [option.uid]: values } }))}
          onWrite={value => change(({ written }) => ({ written: { ...written, [option.uid]: value } }))}
        />
      ))}
      {!hidden && <SoldBy pieces={pieces} />}
    </BuyForm>
  );
}
