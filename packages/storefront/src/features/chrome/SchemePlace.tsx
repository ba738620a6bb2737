import { Skeleton } from '@shop/ui';
import { late } from '../shared/late.tsx';
import { useFirstSign } from '../shared/useFirstSign.ts';

const meanwhile = <Skeleton height="72px" />;
const SchemeChoice = /* @__PURE__ */ late(async () => (await import('./SchemeChoice.tsx')).SchemeChoice, { meanwhile });

/** Where the footer lets one choose between light and dark, once somebody uses the page. */
export function SchemePlace() {
  return useFirstSign() ? <SchemeChoice /> : meanwhile;
}
