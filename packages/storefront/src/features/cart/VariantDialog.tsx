import type { CartItem } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import { lineKey, runFlow, skuOf, useAppDispatch, useAppSelector } from '@shop/state';
import { Button, Dialog, Notice, OptionPicker, Skeleton, useMoney } from '@shop/ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { problemText } from '../shared/problemText.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { useIsHere } from '../shared/useIsHere.ts';
import { useToast } from '../shared/useToast.ts';
import { nameOf } from './goneLine.ts';
import { nearestVariant, readChoices, VariantsQuery } from './variantChoices.ts';
import css from './VariantDialog.module.css';

export interface VariantDialogProps {
  /** Whether it stands open; products are asked for only then. */
  open: boolean;
  /** The configurable line that is changed. */
  line: CartItem | undefined;
  /** The line is another variant now, or stays as it was. */
  onClose: () => void;
}

/** Changes the options of a line in place: it is taken out and put in again as the other variant (cart-03). */
export function VariantDialog({ open, line, onClose }: VariantDialogProps) {
  const dispatch = useAppDispatch();
  const isHere = useIsHere();
  const say = useToast();
  const money = useMoney();
  const parentSku = line?.product.sku ?? '';
  const [{ data, error, fetching }, again] = useQuery({
    query: VariantsQuery,
    variables: { sku: parentSku },
    pause: !open || parentSku === '',
  });
  const current = line && skuOf(line);
  /** What is wished of the line that is open, and what the shop has against it. */
  const [wish, setWish] = useState<{ of: string | undefined; sku?: string | undefined; problem?: string }>();
  const [sending, setSending] = useState(false);
  // Its pieces may be on their way, too.
  const isChanging = useAppSelector(state => line !== undefined && state.cart.changing.update.includes(lineKey(line)));
  const busy = sending || isChanging;
  const { sku: wanted, problem } = wish?.of === current ? (wish ?? {}) : {};
  const { options, variants } = readChoices(data);
  const chosen = variants.find(({ sku }) => sku === (wanted ?? current));
  const failed = error !== undefined || (data !== undefined && options.length === 0);
  const save = async () => {
    if (!line || busy) return;
    if (chosen === undefined || chosen.sku === current) return onClose();
    setSending(true);
    setWish({ of: current, sku: chosen.sku });
    const { uid: itemId, quantity } = line;
    const outcome = await dispatch(runFlow(flows => flows.updateItemInCart({ itemId, quantity, sku: chosen.sku })));
    setSending(false);
    if (outcome.status !== 'failed') return;
    const why = problemText(outcome.problem);
    if (isHere()) setWish({ of: current, sku: chosen.sku, problem: why });
    else say('error', why);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.changeOptions}
      busy={busy}
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.optionsCancel}
          </Button>
          <Button busy={busy} unavailable={chosen === undefined} onClick={() => void save()}>
            {text.optionsSave}
          </Button>
        </>
      }
    >
      <div className={css['options']}>
        {line && <p>{nameOf(line)}</p>}
        {fetching && data === undefined && (
          <div role="status" aria-label={text.optionsLoading}>
            <Skeleton height="6rem" />
          </div>
        )}
        {failed && !fetching && (
          <Notice
            tone="warning"
            urgent
            action={
              <Button kind="secondary" size="small" onClick={() => again({ requestPolicy: 'network-only' })}>
                {text.optionsRetry}
              </Button>
            }
          >
            {text.optionsNotLoaded}
          </Notice>
        )}
        {options.map(({ code, label, values }) => (
          <OptionPicker
            key={code}
            name={`line-${code}`}
            label={label}
            choices={values.map(({ uid: value, ...shown }) => ({
              ...shown,
              value,
              available: nearestVariant(variants, chosen, code, value) !== undefined,
            }))}
            value={chosen?.values[code]}
            onChange={value => setWish({ of: current, sku: nearestVariant(variants, chosen, code, value)?.sku })}
          />
        ))}
        {chosen?.price !== undefined && <p>{text.optionsPrice(money(chosen.price))}</p>}
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </div>
    </Dialog>
  );
}
