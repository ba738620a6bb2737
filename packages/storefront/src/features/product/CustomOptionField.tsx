import * as text from '@shop/messages/productTypes';
import { DateField, TextArea, TextField, useMoney } from '@shop/ui';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { BundleOptionField } from './BundleOptionField.tsx';
import { addedTo, isPicked, type Answers, type CustomOption } from './customOptions.ts';
import { useFound } from './useFound.ts';

export interface CustomOptionFieldProps {
  /** The option, and what may be picked or written for it. */
  option: CustomOption;
  /** Those of all options of the product. */
  answers: Answers;
  /** Rupees for one piece, of which percentages are taken. */
  price: number;
  /** What is missing or wrong; undefined where nothing is. */
  error: string | undefined;
  /** Takes the uids of all values that are picked now. */
  onPick: (values: string[]) => void;
  /** Takes what stands in the field now. */
  onWrite: (written: string) => void;
}

const kinds = { date: 'day', 'datetime-local': 'moment', time: 'time' } as const;

/** One customisable option of a product, with what its answers add to the price. */
export function CustomOptionField({ option, answers, price, error, onPick, onWrite }: CustomOptionFieldProps) {
  const money = useMoney();
  const hidden = useIsPriceHidden();
  const value = answers.written[option.uid] ?? '';
  const control = useFound<HTMLInputElement & HTMLTextAreaElement>(value, onWrite);
  if (isPicked(option)) {
    const selections = option.values.map(value => ({
      uid: value.uid,
      label: value.label,
      price: addedTo(price, value),
      was: addedTo(price, value),
      quantity: 1,
      canChangeQuantity: false,
      isDefault: false,
      available: true,
    }));
    return (
      <BundleOptionField
        option={{ ...option, selections }}
        choice={{ picked: answers.picked, pieces: {} }}
        error={error}
        onPick={onPick}
        onPieces={() => undefined}
      />
    );
  }
  const { input, title, required, longest } = option;
  const added = addedTo(price, option);
  const hint = [
    !hidden && added > 0 && text.adds(money(added)),
    longest !== undefined && text.lettersLeft(Math.max(0, longest - value.length)),
  ]
    .filter(Boolean)
    .join(' · ');
  const field = {
    ref: control,
    label: required ? title : `${title} (${text.optional})`,
    required,
    hint: hint || undefined,
    error,
    value,
    maxLength: longest,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
  };
  if (input === 'lines') return <TextArea {...field} rows={3} />;
  if (input === 'line') return <TextField {...field} />;
  return <DateField {...field} kind={kinds[input]} />;
}
