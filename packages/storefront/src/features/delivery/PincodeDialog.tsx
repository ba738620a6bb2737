import * as text from '@shop/messages/delivery';
import {
  changeLocation,
  detectLocation,
  locationSlice,
  PINCODE_MIN_LENGTH,
  readPincode,
  useAppDispatch,
} from '@shop/state';
import { Button, Dialog, TextField } from '@shop/ui';
import { LocateFixed } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { locateDevice } from './locateDevice.ts';
import css from './PincodeDialog.module.css';

export interface PincodeDialogProps {
  /** Whether it stands open. */
  open: boolean;
  /** The place is known, or the shopper gave up. */
  onClose: () => void;
}

/** Asks for another pincode, or for the device's position (delivery-01). */
export function PincodeDialog({ open, onClose }: PincodeDialogProps) {
  const dispatch = useAppDispatch();
  const { config } = useShop();
  const canLookUp = useFeature('pincode');
  const [busy, setBusy] = useState<'confirm' | 'locate'>();

  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  /** Says nothing to a shopper who has closed the dialog meanwhile. */
  const refuse = (why: string) => {
    if (!field.current) return;
    setProblem(why);
    field.current.focus();
  };
  const close = () => {
    setProblem(undefined);
    onClose();
  };

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const city = new FormData(event.currentTarget).get('city');
    if (!canLookUp) {
      const { value: pincode, problem: why } = readPincode(typed);
      if (why !== undefined) return refuse(why);
      if (typeof city !== 'string' || !event.currentTarget.reportValidity()) return;
      dispatch(locationSlice.actions.chosen({ city: city.trim(), pincode }));
      return close();
    }
    setBusy('confirm');
    const answer = await dispatch(changeLocation(typed));
    setBusy(undefined);
    if (answer.kind === 'found') close();
    else refuse(answer.message);
  };
  const locate = async () => {
    setBusy('locate');
    await dispatch(detectLocation(() => locateDevice(config.mapsUrl)));
    setBusy(undefined);
    close();
  };

  return (
    <Dialog open={open} onClose={close} title={text.title}>
      <form className={css['form']} onSubmit={event => void confirm(event)} noValidate>
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
    </Dialog>
  );
}
