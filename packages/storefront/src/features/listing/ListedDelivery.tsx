import { GetCityByPincode } from '@shop/commerce-client';
import { deliveryBy } from '@shop/messages/listing';
import { useEffect } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { dateText } from '../shared/dates.ts';

const dayMs = 86_400_000;

export interface ListedDeliveryProps {
  /** Six digits. */
  pincode: string;
  /** Called with by when it is delivered there; with nothing once that is no longer asked for. */
  onChange: (text: string) => void;
  /** Milliseconds since 1970, from which the days are counted. */
  now?: () => number;
}

/** Asks once for all products by when they reach a pincode (listing-07). Where the shop cannot tell, nothing is said. */
export function ListedDelivery({ pincode, onChange, now = Date.now }: ListedDeliveryProps) {
  const { client } = useCommerce();
  useEffect(() => {
    let isHere = true;
    client.query(GetCityByPincode, { pincode }).then(
      ({ getCityByPincode: city }) => {
        if (isHere && city?.success && city.delivery_days != null)
          onChange(deliveryBy(dateText(now() + city.delivery_days * dayMs, 'shortDay')));
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      onChange('');
    };
  }, [client, pincode, onChange, now]);
  return null;
}
