import { locationSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { useEffect } from 'react';
import { useShop } from '../../context/ShopContext.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';

/**
 * Delivers to where the device is, unasked, only where the shopper chose no place and gave the permission before
 * (delivery-07). A failure is silent. Shows nothing.
 */
export function KnownPosition(): null {
  const { config } = useShop();
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const isKnown = useAppSelector(locationSlice.selectors.selectIsPlaceKnown);
  const isUnchosen = ready && !isKnown;
  useEffect(() => {
    if (!isUnchosen || !('permissions' in navigator)) return;
    let left = false;
    void (async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (state === 'granted' && !left)
        await dispatch((await import('./detectPosition.ts')).detectPosition(config.mapsUrl));
    })().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isUnchosen, dispatch, config.mapsUrl]);
  return null;
}
