// chunk: signs
import type { Crumb } from '@shop/ui';
import { categoryHref } from './categoryHref.ts';

interface Step {
  category_name: string | null;
  category_url_path: string | null;
}

/** The way down a tree of categories, as far as they have pages. */
export const categoryTrail = (
  steps: readonly (Step | null | undefined)[] | null | undefined,
  suffix: string | null | undefined,
): Crumb[] =>
  (steps ?? []).flatMap(step =>
    step?.category_url_path
      ? [{ label: step.category_name ?? '', href: categoryHref(step.category_url_path, suffix) }]
      : [],
  );
