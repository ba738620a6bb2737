import * as text from '@shop/messages/delivery';
import { changeLocation, locationSlice, PINCODE_MIN_LENGTH, readPincode, useAppDispatch } from '@shop/state';
import { Button, Dialog, TextField } from '@shop/ui';
import { LocateFixed } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { detectPosition } from './detectPosition.ts';
import css from './PincodeDialog.module.css';

export interface PincodeDialogProps {
  /** Whether it stands open. */
  open: boolean;
  /** The place is known, or the shopper gave up. */
  onClose: () => void;
}

/** Stands there anew with each opening of the dialog: answers to what was asked before find it gone. */
function PincodeForm({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const { config } = useShop();
  const canLookUp = useFeature('pincode');
  const [busy, setBusy] = useState<'confirm' | 'locate'>();

  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const refuse = (why: string) => {
    setProblem(why);
    field.current?.focus();
  };
  /** Counts what the shopper does here. */
  const turn = useRef(0);
  /** @returns whether the shopper still waits for this answer, and has neither typed on nor left, once it is there. */
  const wait = async <Answer,>(what: 'confirm' | 'locate', coming: Promise<Answer>) => {
    turn.current += 1;
    const own = turn.current;
    setBusy(what);
    const answer = await coming;
    setBusy(now => (now === what ? undefined : now));
    return { answer, isAwaited: field.current !== null && own === turn.current };
  };

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const city = new FormData(event.currentTarget).get('city');
    const { value: pincode } = readPincode(typed);
    if (!canLookUp && pincode !== undefined) {
      if (typeof city !== 'string' || !event.currentTarget.reportValidity()) return;
      dispatch(locationSlice.actions.chosen({ city: city.trim(), pincode }));
      return onDone();
    }
    const { answer, isAwaited } = await wait('confirm', dispatch(changeLocation(typed)));
    if (!isAwaited) return;
    if (answer.kind === 'found') onDone();
    else refuse(answer.message);
  };
  const locate = async () => {
    const { answer: isFound, isAwaited } = await wait('locate', dispatch(detectPosition(config.mapsUrl, true)));
    if (!isAwaited) return;
    if (isFound) onDone();
    // Closed, it would seem to deliver to where the device is: a pincode can be typed instead.
    else field.current?.focus();
  };

  return (
    <form
      className={css['form']}
      onChange={() => void (turn.current += 1)}
      onSubmit={event => void confirm(event)}
      noValidate
    >
      <TextField
        ref={field}
        label={text.pincode}
        name="pincode"
        placeholder={text.pincodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        minLength={PINCODE_MIN_LENGTH}
        required
        error={problem}
        announced
        onChange={() => setProblem(undefined)}
      />
      {!canLookUp && (
        <TextField label={text.city} name="city" autoComplete="address-level2" pattern=".*\S.*" required />
      )}
      <Button type="submit" busy={busy === 'confirm'}>
        {text.confirm}
      </Button>
      <Button
        kind="quiet"
        busy={busy === 'locate'}
        icon={<LocateFixed size={18} strokeWidth={1.5} aria-hidden />}
        onClick={() => void locate()}
      >
        {text.locate}
      </Button>
    </form>
  );
}

/** Asks for another pincode, or for the device's position (delivery-01). */
export const PincodeDialog = ({ open, onClose }: PincodeDialogProps) => (
  <Dialog open={open} onClose={onClose} title={text.title}>
    <PincodeForm onDone={onClose} />
  </Dialog>
);
