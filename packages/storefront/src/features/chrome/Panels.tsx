import { appSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { lateDialog } from '../shared/late.tsx';
import css from './PanelsPlace.module.css';

const { drawerToggled, accountMenuToggled } = appSlice.actions;
const { selectDrawer, selectOverlay, selectIsAccountMenuOpen } = appSlice.selectors;

const CategoriesPanel = lateDialog(async () => (await import('./CategoriesPanel.tsx')).CategoriesPanel);
const YouPanel = lateDialog(async () => (await import('./YouPanel.tsx')).YouPanel);

/**
 * The panels that open over a page, each loaded when it is first asked for. Only they follow what is open, so that
 * opening one renders no page anew. A mask says at once that one is on its way.
 */
export function Panels() {
  const dispatch = useAppDispatch();
  const drawer = useAppSelector(selectDrawer);
  const isCovered = useAppSelector(selectOverlay);
  const isYouOpen = useAppSelector(selectIsAccountMenuOpen);
  return (
    <>
      <CategoriesPanel open={drawer === 'categories'} onClose={() => dispatch(drawerToggled(null))} />
      <YouPanel open={isYouOpen} onClose={() => dispatch(accountMenuToggled(false))} />
      {(isCovered || isYouOpen) && <div className={css['mask']} />}
    </>
  );
}
