import { Skeleton } from '@shop/ui';
import { late } from '../shared/late.tsx';

/** Where the footer lets one choose between light and dark. */
export const SchemePlace = /* @__PURE__ */ late(async () => (await import('./SchemeChoice.tsx')).SchemeChoice, {
  meanwhile: <Skeleton height="72px" />,
});
