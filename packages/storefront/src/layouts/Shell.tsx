import { appSlice, useAppSelector } from '@shop/state';
import { PageLoadingBar, SkipLink, UnhandledErrorView } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { BottomBar } from '../features/chrome/BottomBar.tsx';
import { Footer } from '../features/chrome/Footer.tsx';
import { Header } from '../features/chrome/Header.tsx';
import { HelpLink } from '../features/chrome/HelpLink.tsx';
import { MegaMenu } from '../features/chrome/MegaMenu.tsx';
import { Toasts } from '../features/chrome/Toasts.tsx';
import { useHeaderKind } from '../features/chrome/useHeaderKind.ts';
import { ListingPlaceholder } from '../features/listing/ListingPlaceholder.tsx';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { WishesProvider } from '../features/shared/wishes/WishesProvider.tsx';
import { usePageFocus } from './usePageFocus.ts';
import css from './Shell.module.css';

const CategoriesPanel = lazy(() => import('../features/chrome/CategoriesPanel.tsx').then(module => ({ default: module.CategoriesPanel })));
const YouPanel = lazy(() => import('../features/chrome/YouPanel.tsx').then(module => ({ default: module.YouPanel })));

/** A build holds none of it. */
const StoreViewSwitch = import.meta.env.MODE === 'development'
  ? lazy(() => import('../features/chrome/StoreViewSwitch.tsx').then(module => ({ default: module.StoreViewSwitch })))
  : undefined;

type Panel = 'categories' | 'you';

/** The category that is on its way, where a link said that it leads to one. A change within the page keeps the page. */
function useComingCategory(): string | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const state: unknown = location?.state;
  const isCategory = typeof state === 'object' && state !== null && 'category' in state && typeof state.category === 'string';
  return isCategory && location?.pathname !== pathname ? String(state.category) : undefined;
}

/** What stands around every page. */
export function Shell() {
  const [open, setOpen] = useState<Panel>();
  const [wanted, setWanted] = useState<Record<Panel, boolean>>({ categories: false, you: false });
  const [unhandled] = useAppSelector(appSlice.selectors.selectUnhandledErrors);
  const navigation = useNavigation();
  const { bottomBar, empty, title } = useHeaderKind();
  const coming = useComingCategory();
  const ready = useSessionReady();
  usePageFocus();
  const show = (panel: Panel) => {
    setWanted({ ...wanted, [panel]: true });
    setOpen(panel);
  };
  const close = () => setOpen(undefined);
  if (unhandled) return <UnhandledErrorView id={unhandled.id} onReload={() => location.reload()} />;
  return (
    <>
      <SkipLink href="#main" />
      <PageLoadingBar loading={navigation.state !== 'idle'} />
      <Header onOpenCategories={() => show('categories')} onOpenYou={() => show('you')} />
      {!empty && <MegaMenu />}
      <Toasts />
      <WishesProvider>
        {/* Headers differ in height: `main` begins anew below another one, so that nothing on the screen moves. */}
        <main key={empty ? 'no header' : title} id="main" className={css['main']} tabIndex={-1}>
          {coming === undefined ? <Outlet /> : <ListingPlaceholder title={coming} />}
        </main>
      </WishesProvider>
      <Footer />
      <HelpLink />
      {bottomBar && <BottomBar onOpenCategories={() => show('categories')} onOpenYou={() => show('you')} />}
      <Suspense>
        {wanted.categories && <CategoriesPanel open={open === 'categories'} onClose={close} />}
        {wanted.you && <YouPanel open={open === 'you'} onClose={close} />}
        {StoreViewSwitch && ready && <StoreViewSwitch />}
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
