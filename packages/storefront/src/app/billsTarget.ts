import { setuHref } from '../features/bills/setuHref.ts';

/** The names of the category of bills (frame-11), as Magento writes them into addresses. */
const roots: ReadonlySet<string> = new Set(['bill-and-recharge', 'bills-recharge']);

/**
 * Where a link to the category of bills leads, or to one below it (bills-01): the second part of its path is the kind of
 * bill. Undefined for every other path.
 */
export function billsTarget(path: string): string | undefined {
  const [root = '', segment] = path
    .replace(/\.[a-z]+$/i, '')
    .split('/')
    .slice(1);
  return roots.has(root) ? setuHref(segment) : undefined;
}
