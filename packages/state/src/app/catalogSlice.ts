import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FIRST_PAGE, PAGE_SIZE } from '../constants.ts';

export interface CatalogState {
  currentPage: number;
  /** Products on a page. */
  pageSize: number;
  /** Pages that the listing before had, so that pagination does not jump while the next one loads. */
  prevPageTotal: number | null;
}

const initialState: CatalogState = { currentPage: FIRST_PAGE, pageSize: PAGE_SIZE, prevPageTotal: null };

export const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    pageOpened(state, { payload }: PayloadAction<number>) {
      state.currentPage = payload;
    },
    pageSizeChosen(state, { payload }: PayloadAction<number>) {
      state.pageSize = payload;
      state.currentPage = FIRST_PAGE;
    },
    pageTotalReceived(state, { payload }: PayloadAction<number>) {
      state.prevPageTotal = payload;
    },
  },
  selectors: {
    selectCurrentPage: catalog => catalog.currentPage,
    selectPageSize: catalog => catalog.pageSize,
    selectPrevPageTotal: catalog => catalog.prevPageTotal,
  },
});
