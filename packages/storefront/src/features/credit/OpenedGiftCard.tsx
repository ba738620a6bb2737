import { useLayoutEffect } from 'react';
import { GiftCardField, type GiftCardFieldProps } from './GiftCardField.tsx';

export interface OpenedGiftCardProps extends Pick<GiftCardFieldProps, 'isOpened'> {
  /** Called as it stands there, before it is seen. */
  onHere: () => void;
  /** For who fetches it: its code did not come. */
  onClose: () => void;
}

/** The field in the place of a group that stood there before its code had come. */
export function OpenedGiftCard({ onHere, isOpened = false }: OpenedGiftCardProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes
  useLayoutEffect(onHere, []);
  return <GiftCardField isOpened={isOpened} />;
}
