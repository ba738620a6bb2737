import { appSlice, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { PageLoadingBar, SkipLink, UnhandledErrorView } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { BottomBar } from '../features/chrome/BottomBar.tsx';
import { Footer } from '../features/chrome/Footer.tsx';
import { Header } from '../features/chrome/Header.tsx';
import { HelpLink } from '../features/chrome/HelpLink.tsx';
import { MegaMenu } from '../features/chrome/MegaMenu.tsx';
import { NetworkNotice } from '../features/chrome/NetworkNotice.tsx';
import { Panels } from '../features/chrome/Panels.tsx';
import { ToastsPlace } from '../features/chrome/ToastsPlace.tsx';
import { useHeaderKind } from '../features/chrome/useHeaderKind.ts';
import { ConsentPlace } from '../features/consent/ConsentPlace.tsx';
import { BellPlace } from '../features/notifications/BellPlace.tsx';
import { ListingPlaceholder } from '../features/listing/ListingPlaceholder.tsx';
import { CompareProvider } from '../features/shared/compare/CompareProvider.tsx';
import { late, lateDialog } from '../features/shared/late.tsx';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { WishesProvider } from '../features/shared/wishes/WishesProvider.tsx';
import { OffscreenLayout } from './OffscreenLayout.tsx';
import { usePageFocus } from './usePageFocus.ts';
import css from './Shell.module.css';

const { drawerToggled, accountMenuToggled, errorHandled } = appSlice.actions;

const MiniCart = lateDialog(async () => (await import('../features/cart/MiniCart.tsx')).MiniCart);

/** Guests see what the server drew. */
const CustomerParts = late(async () => (await import('./CustomerParts.tsx')).CustomerParts);

/** A build holds none of it. */
const Workbench =
  import.meta.env.MODE === 'development'
    ? late(async () => (await import('../features/workbench/Workbench.tsx')).Workbench)
    : undefined;

/** What stands beside the page of a development server, once the page is hydrated. */
function WorkbenchPlace() {
  const ready = useSessionReady();
  return Workbench && ready && <Workbench />;
}

/**
 * The category that is on its way, as soon as a link or the back end said so. A change within the page keeps the page.
 */
function useComingCategory(): string | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const next = useAppSelector(appSlice.selectors.selectNextRootComponent);
  const state: unknown = location?.state;
  const isCategory =
    typeof state === 'object' && state !== null && 'category' in state && typeof state.category === 'string';
  if (location === undefined || location.pathname === pathname) return undefined;
  return isCategory ? String(state.category) : next?.path === location.pathname ? next.title : undefined;
}

/** By itself, so that a page that is on its way does not have the frame rendered anew, at its beginning and at its end. */
function LoadingBar() {
  return <PageLoadingBar loading={useAppSelector(appSlice.selectors.selectIsPageLoading)} />;
}

/** The page, or the placeholder of the category that is on its way. */
function Page() {
  const coming = useComingCategory();
  return coming === undefined ? <Outlet /> : <ListingPlaceholder title={coming} />;
}

/** Stands in place of everything after an error that nothing caught, until a reload or the way back (errors-05). */
function Stopped({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const failed = useRef(key);
  useEffect(() => {
    if (key !== failed.current) dispatch(errorHandled(id));
  }, [key, id, dispatch]);
  return <UnhandledErrorView id={id} onReload={() => location.reload()} />;
}

/** What stands around every page. */
export function Shell() {
  const dispatch = useAppDispatch();
  const [unhandled] = useAppSelector(appSlice.selectors.selectUnhandledErrors);
  const { bottomBar, empty, quiet, title } = useHeaderKind();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  usePageFocus();
  const openCategories = () => void dispatch(drawerToggled('categories'));
  const openYou = () => void dispatch(accountMenuToggled(true));
  if (unhandled) return <Stopped id={unhandled.id} />;
  return (
    <>
      <SkipLink href="#main" />
      {/* Early, so that they are few steps from where Tab begins. */}
      <ToastsPlace />
      <LoadingBar />
      <Header onOpenCategories={openCategories} onOpenYou={openYou} bell={<BellPlace />} />
      {!empty && !quiet && <MegaMenu />}
      <NetworkNotice />
      <WishesProvider>
        {/* Headers differ in height: `main` begins anew below another one, so that nothing on the screen moves. */}
        <main key={empty ? 'no header' : title} id="main" className={css['main']} tabIndex={-1}>
          <CompareProvider>
            <Page />
          </CompareProvider>
        </main>
      </WishesProvider>
      {!quiet && <HelpLink />}
      <Footer />
      {bottomBar && <BottomBar onOpenCategories={openCategories} onOpenYou={openYou} />}
      <Panels MiniCart={MiniCart} />
      {Workbench && <WorkbenchPlace />}
      {signedIn && <CustomerParts />}
      <ConsentPlace />
      <OffscreenLayout />
      <ScrollRestoration />
    </>
  );
}
