import type { PageSeed } from './types.ts';

export const pages: PageSeed[] = [];
