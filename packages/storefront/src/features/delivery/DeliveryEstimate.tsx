import { GetCityByPincode } from '@shop/commerce-client';
import * as text from '@shop/messages/deliveryEstimate';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { dateText } from '../shared/dates.ts';

const dayMs = 86_400_000;

/**
 * When a parcel that is ordered now reaches a pincode, and whether it can be paid at the door. Nothing where the shop
 * cannot tell.
 */
export function DeliveryEstimate({
  pincode,
  now = Date.now,
}: {
  /** Six digits. */
  pincode: string;
  /** Milliseconds since 1970, from which the days are counted. */
  now?: () => number;
}) {
  const { client } = useCommerce();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isHere = true;
    client.query(GetCityByPincode, { pincode }).then(
      ({ getCityByPincode: city }) => {
        if (!isHere || !city?.success || city.delivery_days == null) return;
        const by = text.deliveryBy(dateText(now() + city.delivery_days * dayMs, 'weekday'));
        setSaid(city.cash_on_delivery ? text.withCash(by) : by);
      },
      () => undefined,
    );
    return () => void (isHere = false);
  }, [client, pincode, now]);
  return <span aria-live="polite">{said}</span>;
}
