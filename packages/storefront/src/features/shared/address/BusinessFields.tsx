import * as text from '@shop/messages/address';
import { Checkbox, TextField } from '@shop/ui';
import css from './Address.module.css';
import { useAddressFields } from './addressFormContext.ts';

/** The company that the bill goes to, for whoever buys for one (checkout-16). */
export function BusinessFields({
  wanted,
}: {
  /** The box is ticked: name of the company and GSTIN are asked for. */
  wanted: boolean;
}) {
  const {
    register,
    formState: { errors },
  } = useAddressFields();
  return (
    <div className={css['fields']}>
      <Checkbox {...register('business.wanted')} label={text.business} />
      {wanted && (
        <>
          <TextField
            {...register('business.company')}
            label={text.company}
            autoComplete="billing organization"
            error={errors.business?.company?.message}
            required
          />
          <TextField
            {...register('business.gstin')}
            label={text.gstin}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            hint={text.gstinHint}
            error={errors.business?.gstin?.message}
          />
        </>
      )}
    </div>
  );
}
