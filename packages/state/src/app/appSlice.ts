import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';

/** An error that nothing caught, as the error view shows it. */
export interface UnhandledError {
  /** Short, to be read out to support. */
  id: string;
  /** Type of the error, for example "TypeError". */
  name: string;
  message: string;
  /** Where it was caught, for example "render". */
  where: string;
}

/** A category page that is being loaded, for its placeholder. */
export interface NextRoot {
  path: string;
  title: string;
}

/** A drawer that opens over any page. */
export type DrawerName = 'categories';

export interface AppState {
  /** The open drawer. */
  drawer: DrawerName | null;
  /** True while a drawer covers the page, or is on its way. */
  overlay: boolean;
  /** The shopper is searching: what helps with it stands by. */
  searchOpen: boolean;
  miniCartOpen: boolean;
  accountMenuOpen: boolean;
  isOnline: boolean;
  hasBeenOffline: boolean;
  isPageLoading: boolean;
  nextRootComponent: NextRoot | null;
  /** Names of long work under way that the whole page waits for. */
  pending: string[];
  unhandledErrors: UnhandledError[];
}

const initialState: AppState = {
  drawer: null,
  overlay: false,
  searchOpen: false,
  miniCartOpen: false,
  accountMenuOpen: false,
  isOnline: true,
  hasBeenOffline: false,
  isPageLoading: false,
  nextRootComponent: null,
  pending: [],
  unhandledErrors: [],
};

function showDrawer(state: AppState, drawer: DrawerName | null) {
  state.drawer = drawer;
  state.overlay = drawer !== null;
}

export const appSlice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    /** Null closes. */
    drawerToggled(state, { payload }: PayloadAction<DrawerName | null>) {
      showDrawer(state, payload);
    },
    wentOnline(state) {
      state.isOnline = true;
    },
    wentOffline(state) {
      state.isOnline = false;
      state.hasBeenOffline = true;
    },
    searchToggled(state) {
      state.searchOpen = !state.searchOpen;
    },
    searchExecuted(state) {
      state.searchOpen = false;
    },
    miniCartToggled(state, { payload }: PayloadAction<boolean | undefined>) {
      state.miniCartOpen = payload ?? !state.miniCartOpen;
    },
    accountMenuToggled(state, { payload }: PayloadAction<boolean | undefined>) {
      state.accountMenuOpen = payload ?? !state.accountMenuOpen;
    },
    pageLoadingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isPageLoading = payload;
    },
    nextRootComponentSet(state, { payload }: PayloadAction<NextRoot>) {
      state.nextRootComponent = payload;
    },
    workBegun(state, { payload }: PayloadAction<string>) {
      state.pending.push(payload);
    },
    workEnded(state, { payload }: PayloadAction<string>) {
      const place = state.pending.indexOf(payload);
      if (place >= 0) state.pending.splice(place, 1);
    },
    errorRaised(state, { payload }: PayloadAction<UnhandledError>) {
      state.unhandledErrors.push(payload);
    },
    errorHandled(state, { payload: id }: PayloadAction<string>) {
      state.unhandledErrors = state.unhandledErrors.filter(error => error.id !== id);
    },
  },
  extraReducers: builder => builder.addCase(checkoutSlice.actions.reset, state => showDrawer(state, null)),
  selectors: {
    selectDrawer: app => app.drawer,
    selectOverlay: app => app.overlay,
    selectIsSearchOpen: app => app.searchOpen,
    selectIsMiniCartOpen: app => app.miniCartOpen,
    selectIsAccountMenuOpen: app => app.accountMenuOpen,
    /** The indicator shows only when the app has been offline and still is (errors-09). */
    selectShowsOffline: app => app.hasBeenOffline && !app.isOnline,
    selectIsPageLoading: app => app.isPageLoading,
    selectNextRootComponent: app => app.nextRootComponent,
    selectIsWorking: app => app.pending.length > 0,
    selectUnhandledErrors: app => app.unhandledErrors,
  },
});
