// chunk: filters
/* What the filters beside a listing are made of, once somebody uses the page. */
export { FilterPanel } from './FilterPanel.tsx';
export { takeOver } from '../shared/takeOver.ts';
