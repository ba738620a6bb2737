import type { ServedCode } from '../shared/useServed.ts';
import type { DescriptionTreeProps } from './DescriptionTree.tsx';

const load = async () => (await import('./DescriptionTree.tsx')).DescriptionTree;

/** What draws a description that Page Builder made. Most are plain HTML, and their pages go without it. */
export const treeCode: ServedCode<DescriptionTreeProps> = {
  load,
  Part: import.meta.env.SSR ? await load() : undefined,
};
