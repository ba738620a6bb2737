export { needs } from './needs.ts';
export type { BlockData, PageData } from './render/page.ts';
export { PageBuilder, type PageBuilderProps } from './render/PageBuilder.tsx';
export { Rich } from './render/Rich.tsx';
export { resolveBlocks, type BlockSource, type ResolvedBlocks } from './resolveBlocks.ts';
export type * from './tree.ts';
