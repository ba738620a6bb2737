import { useAppSelector, userSlice } from '@shop/state';
import { late } from '../shared/late.tsx';
import css from './Header.module.css';

const InstallButton = late(async () => (await import('./InstallButton.tsx')).InstallButton);

/** Where wide screens offer a customer to install the shop; on others the You panel does. */
export const InstallPlace = () => (
  <span className={css['install']}>{useAppSelector(userSlice.selectors.selectIsSignedIn) && <InstallButton />}</span>
);
