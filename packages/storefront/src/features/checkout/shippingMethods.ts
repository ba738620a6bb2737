import type { ShippingMethod } from '@shop/commerce-client';
import type { ChosenShippingMethod } from '@shop/state';

/** Identity of a method: carrier and method together. */
export const methodId = ({
  carrier_code,
  method_code,
}: {
  carrier_code: string | null;
  method_code: string | null;
}): string => `${carrier_code}/${method_code}`;

export const toChosenMethod = ({ carrier_code, carrier_title, method_code }: ShippingMethod): ChosenShippingMethod => ({
  carrier_code,
  carrier_title,
  method_code: method_code ?? '',
});
