import * as text from '@shop/messages/cart';
import { Button } from '@shop/ui';
import { LockKeyhole } from 'lucide-react';
import { EmptyState } from './EmptyState.tsx';
import { signInHref } from './signInHref.ts';

/** Stands instead of a cart or its checkout, found at `path`, where guests see no prices. */
export const GuestCart = ({
  path,
}: {
  /** Where a sign-in leads back to. */
  path: string;
}) => (
  <EmptyState
    picture={<LockKeyhole size={48} strokeWidth={1.25} />}
    title={text.hiddenTitle}
    action={<Button href={signInHref(path)}>{text.signIn}</Button>}
  >
    {text.hiddenHelp}
  </EmptyState>
);
