import * as text from '@shop/messages/productTypes';
import { OptionPicker, TextArea, TextField, useMoney } from '@shop/ui';
import { useState } from 'react';
import { useKeptValues } from '../shared/account/useKeptValues.ts';
import { BuyForm } from './BuyForm.tsx';
import {
  amountsOf,
  fieldProblem,
  fieldsOf,
  isWithin,
  openAmountOf,
  readAmount,
  readField,
  type GiftCardField,
} from './giftCard.ts';
import css from './ProductTypes.module.css';
import { shownOf, type ProductOf } from './productModel.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useFound } from './useFound.ts';
import { useRefusal } from '../shared/useRefusal.ts';

const own = 'own';
const sending = { VIRTUAL: text.byEmail, PHYSICAL: text.byPost, COMBINED: text.byBoth };

/** What is chosen and written of a gift card. */
interface Written {
  /** Uid of an amount, or that it is another one. */
  amount: string | undefined;
  /** The other amount as it is typed. */
  written: string;
  /** Whom, who and the words, by code of the field. */
  values: Record<string, string>;
}

interface WrittenFieldProps {
  field: GiftCardField;
  value: string;
  error: string | undefined;
  onWrite: (value: string) => void;
}

/** Whom, who, or the words. */
function WrittenField({
  field: { label, type, required, longest, autoComplete },
  value,
  error,
  onWrite,
}: WrittenFieldProps) {
  const found = useFound<HTMLInputElement & HTMLTextAreaElement>(value, onWrite);
  const field = {
    ref: found,
    label,
    maxLength: longest,
    error,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
  };
  return type === 'long' ? (
    <TextArea {...field} rows={3} hint={text.messageHint(longest - value.length)} />
  ) : (
    <TextField {...field} type={type} required={required} autoComplete={autoComplete} />
  );
}

/**
 * Buys a gift card: how much, for whom, from whom and with which words. What is written stays when the shop refuses or the
 * session ends (account-04).
 */
export function GiftCardBox({
  product,
}: {
  /** With its amounts, and whether it is mailed or posted. */
  product: ProductOf<'GiftCardProduct'>;
}) {
  const money = useMoney();
  const amounts = amountsOf(product);
  const open = openAmountOf(product);
  const fields = fieldsOf(product);
  const begun: Written = { amount: amounts.length === 0 && open ? own : undefined, written: '', values: {} };
  const { values: card, change, forget } = useKeptValues(`product ${product.sku}`, begun);
  const { amount, written, values } = card;
  const [quantity, setQuantity] = useState(1);
  const { form, asked, refuse } = useRefusal();
  const cart = useAddToCart(product.name ?? '');
  const whole = shownOf(product, undefined);

  const isOwn = amount === own && open !== undefined;
  const value = isOwn ? readAmount(written) : amounts.find(({ uid }) => uid === amount)?.value;
  const limits =
    open === undefined
      ? undefined
      : open.least === undefined
        ? open.most === undefined
          ? undefined
          : text.amountUpTo(money(open.most))
        : open.most === undefined
          ? text.amountFrom(money(open.least))
          : text.amountBetween(money(open.least), money(open.most));
  const isGood = value !== undefined && (!isOwn || isWithin(value, open));
  const shown = isGood ? { ...whole, price: value, was: undefined, isRange: false } : whole;
  const problems = Object.fromEntries(fields.map(field => [field.code, fieldProblem(field, values[field.code] ?? '')]));
  const sku = product.sku ?? '';
  const drawField = (field: GiftCardField) => (
    <WrittenField
      key={field.code}
      field={field}
      value={values[field.code] ?? ''}
      error={asked ? problems[field.code] : undefined}
      onWrite={value => change(card => ({ values: { ...card.values, [field.code]: value } }))}
    />
  );

  const selectedOptions = isOwn || amount === undefined ? [] : [amount];
  const enteredOptions = [
    ...(isOwn && isGood ? [{ uid: open.uid, value: String(value) }] : []),
    ...fields.flatMap(field => {
      const said = readField(field, values[field.code] ?? '');
      return said && problems[field.code] === undefined ? [{ uid: field.uid, value: said }] : [];
    }),
  ];

  const submit = (isBuyNow: boolean) => {
    if (!isGood || Object.values(problems).some(problem => problem !== undefined)) return refuse();
    const item = { sku, quantity, selectedOptions, enteredOptions, product: { sku, gallery: whole.pictures } };
    void cart.add(item, isBuyNow).then(isIn => isIn && forget());
  };

  return (
    <BuyForm
      ref={form}
      product={product}
      shown={shown}
      sku={sku}
      quantity={quantity}
      onQuantity={setQuantity}
      problem={cart.problem}
      busy={cart.sending}
      wishOptions={selectedOptions}
      wishEntered={enteredOptions}
      onSubmit={submit}
    >
      {amounts.length > 0 && (
        <div data-invalid={(asked && amount === undefined) || undefined}>
          <OptionPicker
            label={text.amount}
            name="gift-card-amount"
            value={amount}
            onChange={next => change({ amount: next })}
            error={asked && amount === undefined ? text.chooseAmount : undefined}
            choices={[
              ...amounts.map(each => ({ value: each.uid, label: money(each.value), available: true })),
              ...(open ? [{ value: own, label: text.otherAmount, available: true }] : []),
            ]}
          />
        </div>
      )}
      {isOwn && (
        <TextField
          label={text.yourAmount}
          inputMode="decimal"
          autoComplete="off"
          required
          hint={limits}
          error={asked && !isGood ? (limits ?? text.chooseAmount) : undefined}
          value={written}
          onChange={event => change({ written: event.currentTarget.value })}
        />
      )}
      <div className={css['pair']}>{fields.filter(({ type }) => type !== 'long').map(drawField)}</div>
      {fields.filter(({ type }) => type === 'long').map(drawField)}
      {product.giftcard_type && <p className={css['quiet']}>{sending[product.giftcard_type]}</p>}
    </BuyForm>
  );
}
