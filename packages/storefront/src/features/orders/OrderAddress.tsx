import * as text from '@shop/messages/orders';
import { Card } from '@shop/ui';
import { readableMobile } from '../shared/wording.ts';
import css from './Orders.module.css';
import type { Order } from './orderQueries.ts';

export interface OrderAddressProps {
  /** Heading: what the address is for. */
  title: string;
  /** Null for an order without it: then nothing stands here. */
  address: Order['shipping_address'];
  /** How it gets there. */
  way?: string | undefined;
}

/** An address of an order, with the tax number that its invoice names. */
export function OrderAddress({ title, address, way }: OrderAddressProps) {
  if (!address) return null;
  const { firstname, lastname, company, street, city, region, postcode, telephone, vat_id: gstin } = address;
  const lines = [
    `${firstname} ${lastname}`,
    company,
    ...street,
    [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    telephone && readableMobile(telephone),
  ].filter(Boolean);
  return (
    <Card as="section" className={css['card']}>
      <h2 className={css['small']}>{title}</h2>
      <address className={css['address']}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may say the same
          <span key={index}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {gstin && (
          <span>
            {text.gstin}
            {gstin}
          </span>
        )}
      </address>
      {way && <p className={css['quiet']}>{way}</p>}
    </Card>
  );
}
