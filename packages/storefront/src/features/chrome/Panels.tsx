import { appSlice, useAppDispatch, useAppSelector } from '@shop/state';
import type { ComponentType } from 'react';
import { lateDialog } from '../shared/late.tsx';
import type { PanelProps } from './CategoriesPanel.tsx';
import css from './PanelsPlace.module.css';

const { drawerToggled, accountMenuToggled, miniCartToggled } = appSlice.actions;
const { selectDrawer, selectOverlay, selectIsAccountMenuOpen, selectIsMiniCartOpen } = appSlice.selectors;

const CategoriesPanel = lateDialog(async () => (await import('./CategoriesPanel.tsx')).CategoriesPanel);
const YouPanel = lateDialog(async () => (await import('./YouPanel.tsx')).YouPanel);

export interface PanelsProps {
  /** The cart beside the page, which is a feature of its own. */
  MiniCart: ComponentType<PanelProps>;
}

/**
 * The panels that open over a page, each loaded when it is first asked for. Only they follow what is open, so that
 * opening one renders no page anew. A mask says at once that one is on its way.
 */
export function Panels({ MiniCart }: PanelsProps) {
  const dispatch = useAppDispatch();
  const drawer = useAppSelector(selectDrawer);
  const isCovered = useAppSelector(selectOverlay);
  const isYouOpen = useAppSelector(selectIsAccountMenuOpen);
  const isCartOpen = useAppSelector(selectIsMiniCartOpen);
  return (
    <>
      <CategoriesPanel open={drawer === 'categories'} onClose={() => dispatch(drawerToggled(null))} />
      <YouPanel open={isYouOpen} onClose={() => dispatch(accountMenuToggled(false))} />
      <MiniCart open={isCartOpen} onClose={() => dispatch(miniCartToggled(false))} />
      {(isCovered || isYouOpen || isCartOpen) && <div className={css['mask']} />}
    </>
  );
}
