import type { BlockSeed } from './types.ts';

export const blocks: BlockSeed[] = [];
