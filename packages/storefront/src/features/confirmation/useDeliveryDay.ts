import { GetCityByPincode } from '@shop/commerce-client';
import { appSlice, useAppSelector } from '@shop/state';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { dateText } from '../shared/dates.ts';

const dayMs = 86_400_000;

/**
 * The day on which an order is at its address, as it was promised when it was sent; undefined where nobody can say. Asked
 * again when the device is back online.
 */
export function useDeliveryDay(pincode: string | undefined, since: number | undefined): string | undefined {
  const { client } = useCommerce();
  const canTell = useFeature('delivery-estimate');
  const isOffline = useAppSelector(appSlice.selectors.selectShowsOffline);
  const [day, setDay] = useState<string>();
  useEffect(() => {
    if (!pincode || since === undefined || !canTell || isOffline || day !== undefined) return undefined;
    let isHere = true;
    client.query(GetCityByPincode, { pincode }).then(
      ({ getCityByPincode: city }) => {
        if (isHere && city?.success && city.delivery_days != null)
          setDay(dateText(since + city.delivery_days * dayMs, 'weekday'));
      },
      () => undefined,
    );
    return () => void (isHere = false);
  }, [client, pincode, since, canTell, isOffline, day]);
  return day;
}
