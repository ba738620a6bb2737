import * as text from '@shop/messages/address';
import { readPincode, type Region } from '@shop/state';
import { Select, Spinner, TextField, VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import css from './Address.module.css';
import { useAddressFields } from './addressFormContext.ts';
import { usePincode, type PincodeState } from './usePincode.ts';

export interface AddressFieldsProps {
  /** Which address of the form. */
  name: 'main' | 'billing';
  /** States of India to choose from, as the back end has them. */
  regions: Region[];
  /** False as long as what is known of the address has not been filled in yet. */
  isKnown?: boolean;
}

const placeOf = ({ city, region }: { city: string | null; region: string | null }) =>
  [city, region].filter(Boolean).join(', ');

function hintOf(state: PincodeState): string {
  if (state.kind === 'asking') return text.lookingUp;
  if (state.kind === 'lost') return text.lookupFailed(state.message);
  if (state.kind !== 'found') return text.pincodeHint;
  const { delivery_days: days, cash_on_delivery: cash } = state.city;
  return text.place(placeOf(state.city)) + (days ? text.deliveryDays(days) : '') + (cash === false ? text.noCash : '');
}

/** The fields of one address, the pincode first: it fills city and state, which stay open to correction. */
export function AddressFields({ name, regions, isKnown = true }: AddressFieldsProps) {
  const {
    register,
    setValue,
    getValues,
    formState: { errors },
    answers,
  } = useAddressFields();
  const { state, canLookUp, forget, lookUp } = usePincode(answers, ({ pincode: postcode, city }) => {
    const region = regions.find(({ id, name: known }) => id === city.region_id || known === city.region);
    setValue(`${name}.postcode`, postcode, { shouldDirty: true, shouldValidate: true });
    setValue(`${name}.city`, city.city ?? '', { shouldDirty: true, shouldValidate: true });
    if (region) setValue(`${name}.region_code`, region.code, { shouldDirty: true, shouldValidate: true });
  });
  // A pincode that is known from before fills in its state, too.
  useEffect(() => {
    if (!isKnown) return;
    const { postcode, region_code: state } = getValues(name);
    if (state === '' && readPincode(postcode).problem === undefined) void lookUp(postcode);
    // oxlint-disable-next-line react/exhaustive-deps -- what stands there when the fields come, not what is typed
  }, [isKnown]);
  const wrong = errors[name];
  const section = name === 'main' ? 'shipping' : 'billing';
  const pincode = register(`${name}.postcode`, {
    onChange: (event: { target: { value: string } }) => {
      forget();
      if (readPincode(event.target.value).problem === undefined) void lookUp(event.target.value);
    },
    onBlur: (event: { target: { value: string } }) => {
      if (event.target.value.trim() !== '') void lookUp(event.target.value);
    },
  });
  return (
    <div className={css['fields']}>
      <TextField
        {...pincode}
        label={text.pincode}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
        hint={canLookUp ? hintOf(state) : undefined}
        error={state.kind === 'refused' ? state.message : wrong?.postcode?.message}
        announced
        end={
          state.kind === 'asking' ? (
            <span className={css['asking']}>
              <Spinner size={18} />
            </span>
          ) : undefined
        }
        required
      />
      <VisuallyHidden>
        <span role="status">{state.kind === 'found' && text.filledIn(placeOf(state.city))}</span>
      </VisuallyHidden>
      <div className={css['pair']}>
        <TextField
          {...register(`${name}.firstname`)}
          label={text.firstname}
          autoComplete={`${section} given-name`}
          error={wrong?.firstname?.message}
          required
        />
        <TextField
          {...register(`${name}.lastname`)}
          label={text.lastname}
          autoComplete={`${section} family-name`}
          error={wrong?.lastname?.message}
          required
        />
      </div>
      <TextField
        {...register(`${name}.street1`)}
        label={text.street}
        autoComplete={`${section} address-line1`}
        error={wrong?.street1?.message}
        required
      />
      <TextField
        {...register(`${name}.street2`)}
        label={text.area}
        autoComplete={`${section} address-line2`}
        error={wrong?.street2?.message}
      />
      <div className={css['pair']}>
        <TextField
          {...register(`${name}.city`)}
          label={text.city}
          autoComplete={`${section} address-level2`}
          error={wrong?.city?.message}
          required
        />
        <Select
          {...register(`${name}.region_code`)}
          label={text.state}
          autoComplete={`${section} address-level1`}
          placeholder={text.choose}
          options={regions.map(({ code, name: label }) => ({ value: code, label }))}
          error={wrong?.region_code?.message}
          required
        />
      </div>
      <TextField
        {...register(`${name}.telephone`)}
        label={text.mobile}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel-national`}
        hint={text.mobileHint}
        error={wrong?.telephone?.message}
        required
      />
    </div>
  );
}
