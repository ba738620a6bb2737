import * as text from '@shop/messages/productTypes';
import { Checkbox, QuantityStepper, RadioCard, RadioGroup, Select, useMoney } from '@shop/ui';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { piecesOf, type BundleChoice, type BundleOption, type BundleSelection } from './bundleChoices.ts';
import css from './ProductTypes.module.css';
import { ticked } from './ticked.ts';
import { useFound } from './useFound.ts';

export interface BundleOptionFieldProps {
  /** The part, with what may be taken for it. */
  option: BundleOption;
  /** What is chosen of the whole bundle. */
  choice: BundleChoice;
  /** Says what is missing. */
  error: string | undefined;
  /** Takes the uids of all selections that are taken for this part now. */
  onPick: (selections: string[]) => void;
  /** Takes the uid of a selection, and how many of it stand in one bundle. */
  onPieces: (selection: string, pieces: number) => void;
}

/** Most pieces of one part that are offered in a bundle. */
const mostPieces = 20;

/**
 * One part of a bundle: a list, cards of which one is taken, or boxes to tick. What is sold out cannot be taken and
 * says so.
 */
export function BundleOptionField({ option, choice, error, onPick, onPieces }: BundleOptionFieldProps) {
  const money = useMoney();
  const hidden = useIsPriceHidden();
  const { uid, control, selections, required } = option;
  const picked = choice.picked[uid] ?? [];
  const pickOne = (selection: string) => onPick(selection === '' ? [] : [selection]);
  const list = useFound<HTMLSelectElement>(picked[0] ?? '', pickOne);
  const named = (selection: BundleSelection) =>
    text.pieces(selection.canChangeQuantity ? 1 : selection.quantity, selection.label);
  const added = (selection: BundleSelection) =>
    !selection.available
      ? text.soldOut
      : hidden || selection.price === 0
        ? undefined
        : text.adds(money(selection.price * piecesOf(selection, choice)));
  const changeable = selections.filter(selection => selection.canChangeQuantity && picked.includes(selection.uid));
  const steppers = changeable.map(selection => (
    <QuantityStepper
      key={selection.uid}
      label={text.quantityOf(selection.label)}
      value={piecesOf(selection, choice)}
      max={mostPieces}
      onChange={pieces => onPieces(selection.uid, pieces)}
    />
  ));
  const legend = (
    <>
      {option.title}
      {!required && <span className={css['optional']}> {text.optional}</span>}
    </>
  );

  if (control === 'select') {
    return (
      <div className={css['part']}>
        <Select
          ref={list}
          label={required ? option.title : `${option.title} (${text.optional})`}
          error={error}
          value={picked[0] ?? ''}
          required={required}
          placeholder={required ? text.choose : text.none}
          options={selections.map(selection => ({
            value: selection.uid,
            disabled: !selection.available,
            label: [named(selection), added(selection)].filter(Boolean).join(' · '),
          }))}
          onChange={event => pickOne(event.currentTarget.value)}
        />
        {steppers}
      </div>
    );
  }
  if (control === 'radio') {
    return (
      <RadioGroup legend={legend} error={error}>
        {!required && (
          <RadioCard name={uid} label={text.none} checked={picked.length === 0} onChange={() => onPick([])} />
        )}
        {selections.map(selection => (
          <RadioCard
            key={selection.uid}
            name={uid}
            label={named(selection)}
            aside={added(selection)}
            disabled={!selection.available}
            checked={picked.includes(selection.uid)}
            onChange={() => onPick([selection.uid])}
          >
            {picked.includes(selection.uid) && steppers}
          </RadioCard>
        ))}
      </RadioGroup>
    );
  }
  return (
    <RadioGroup legend={legend} error={error}>
      {selections.map(selection => (
        <Checkbox
          key={selection.uid}
          label={named(selection)}
          aside={added(selection)}
          disabled={!selection.available}
          checked={picked.includes(selection.uid)}
          onChange={event => onPick(ticked(picked, selection.uid, event.currentTarget.checked))}
        />
      ))}
      {steppers}
    </RadioGroup>
  );
}
