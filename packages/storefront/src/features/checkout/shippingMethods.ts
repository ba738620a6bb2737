import type { ShippingMethod } from '@shop/commerce-client';
import { free } from '@shop/messages/checkout';
import type { ChosenShippingMethod } from '@shop/state';

/** Identity of a method: carrier and method together. */
export const methodId = ({
  carrier_code,
  method_code,
}: {
  carrier_code: string | null;
  method_code: string | null;
}): string => `${carrier_code}/${method_code}`;

/** What it costs beside a carrier's name; nothing where the name itself says that it is free. */
export const costBeside = (
  { carrier_title: title, amount }: Pick<ShippingMethod, 'carrier_title' | 'amount'>,
  money: (rupees: number) => string,
): string | undefined => {
  if (amount.value) return money(amount.value);
  return title?.toLowerCase().includes(free.toLowerCase()) ? undefined : free;
};

export const toChosenMethod = ({ carrier_code, carrier_title, method_code }: ShippingMethod): ChosenShippingMethod => ({
  carrier_code,
  carrier_title,
  method_code: method_code ?? '',
});
