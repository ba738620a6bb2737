import * as text from '@shop/messages/delivery';
import { changeLocation, constants, detectLocation, locationSlice, useAppDispatch } from '@shop/state';
import { Button, Dialog, TextField } from '@shop/ui';
import { LocateFixed } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useFeature } from '../../app/features.ts';
import { useShop } from '../../app/ShopContext.ts';
import { locateDevice } from './locateDevice.ts';
import css from './PincodeDialog.module.css';

export interface PincodeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for another pincode, or for the device's position (specification, section 2). */
export function PincodeDialog({ open, onClose }: PincodeDialogProps) {
  const dispatch = useAppDispatch();
  const { config } = useShop();
  const canLookUp = useFeature('pincode');
  const [busy, setBusy] = useState<'confirm' | 'locate'>();

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = fields.get('pincode');
    const city = fields.get('city');
    if (!canLookUp) {
      if (typeof typed !== 'string' || typeof city !== 'string' || !event.currentTarget.reportValidity()) return;
      dispatch(locationSlice.actions.chosen({ city: city.trim(), pincode: typed.trim() }));
      return onClose();
    }
    setBusy('confirm');
    const known = await dispatch(changeLocation(typeof typed === 'string' ? typed : ''));
    setBusy(undefined);
    if (known) onClose();
  };
  const locate = async () => {
    setBusy('locate');
    await dispatch(detectLocation(() => locateDevice(config.mapsUrl)));
    setBusy(undefined);
    onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <form className={css['form']} onSubmit={event => void confirm(event)} noValidate>
        <TextField label={text.pincode} name="pincode" placeholder={text.pincodeHint} inputMode="numeric" autoComplete="postal-code" minLength={constants.PINCODE_MIN_LENGTH} maxLength={10} required />
        {!canLookUp && <TextField label={text.city} name="city" autoComplete="address-level2" pattern=".*\S.*" required />}
        <Button type="submit" busy={busy === 'confirm'}>{text.confirm}</Button>
        <Button kind="quiet" busy={busy === 'locate'} icon={<LocateFixed size={18} strokeWidth={1.5} aria-hidden />} onClick={() => void locate()}>{text.locate}</Button>
      </form>
    </Dialog>
  );
}
