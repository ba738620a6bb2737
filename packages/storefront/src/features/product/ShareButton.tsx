import * as text from '@shop/messages/productTypes';
import { useAppDispatch } from '@shop/state';
import { IconButton } from '@shop/ui';
import { Share2 } from 'lucide-react';
import { tellMissing } from '../shared/late.tsx';

/** Shares the page that is open. */
export function ShareButton({
  name,
}: {
  /** Of the product, which is shared with the address. */
  name: string;
}) {
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={text.share}
      onClick={() => void import('./sharePage.ts').then(({ sharePage }) => sharePage(name), tellMissing).then(dispatch)}
    >
      <Share2 size={20} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}
