import * as text from '@shop/messages/cart';
import { Button } from '@shop/ui';
import { Hourglass } from 'lucide-react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';

/** Stands in place of a cart that an order came from which is neither settled nor paid. */
export const OrderOpen = () => (
  <OwnDocument>
    <EmptyState
      picture={<Hourglass size={48} strokeWidth={1.25} />}
      title={text.orderOpen}
      action={<Button href="/checkout">{text.orderOpenShow}</Button>}
    >
      {text.orderOpenHelp}
    </EmptyState>
  </OwnDocument>
);
