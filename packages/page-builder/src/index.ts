export { needs } from './needs.ts';
export { PageBuilder, type PageBuilderProps } from './render/PageBuilder.tsx';
export { Rich } from './render/Rich.tsx';
export type * from './tree.ts';
