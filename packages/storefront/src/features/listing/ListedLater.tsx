import { locationSlice, useAppSelector } from '@shop/state';
import { useFeature } from '../../context/features.ts';
import { ListedDelivery, type ListedDeliveryProps } from './ListedDelivery.tsx';
import { ListedLooks, type ListedLooksProps } from './ListedLooks.tsx';

export interface ListedLaterProps {
  /** Skus of the products that are shown with their colours. */
  coloured: string[];
  /** Told once it is known what the choices look like. */
  onLooks: ListedLooksProps['onChange'];
  /** Told by when it is delivered, and with nothing once no place is chosen. */
  onDelivery: ListedDeliveryProps['onChange'];
}

/** What a list learns once somebody uses it: what colours look like, and by when it is delivered to a place that was chosen. */
export function ListedLater({ coloured, onLooks, onDelivery }: ListedLaterProps) {
  const { pincode } = useAppSelector(locationSlice.selectors.selectLocation);
  const isKnown = useAppSelector(locationSlice.selectors.selectIsPlaceKnown);
  const isEstimated = useFeature('delivery-estimate') && isKnown;
  return (
    <>
      {coloured.length > 0 && <ListedLooks skus={coloured} onChange={onLooks} />}
      {isEstimated && <ListedDelivery key={pincode} pincode={pincode} onChange={onDelivery} />}
    </>
  );
}
