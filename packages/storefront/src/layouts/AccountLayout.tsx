import { VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { AccountMenu } from '../features/shared/account/AccountMenu.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';
import css from './AccountLayout.module.css';

export interface AccountLayoutProps {
  /** Name of the page: title of the document and, read out, its heading. The header shows it (frame-04). */
  title: string;
  /** The page of a list that is shown, from 1. */
  number?: number | undefined;
  /** The page shows a heading of its own, and none is read out for it. */
  ownHeading?: boolean;
  /** In the shape of the page, until it is known who is there. */
  skeleton: ReactNode;
  /** The page, which a guest never gets. */
  children: ReactNode;
}

/** What every page of the account stands in: the menu, and who is not signed in goes to /sign-in (account-01). */
export function AccountLayout({ title, number, ownHeading = false, skeleton, children }: AccountLayoutProps) {
  return (
    <div className={css['layout']}>
      <PageTitle page={title} number={number} />
      {!ownHeading && (
        <h1 className={css['title']}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <div data-unprinted="">
        <AccountMenu />
      </div>
      <div className={css['page']}>
        <RequireSignIn skeleton={skeleton}>{children}</RequireSignIn>
      </div>
    </div>
  );
}
