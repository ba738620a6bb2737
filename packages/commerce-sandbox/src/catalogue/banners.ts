import type { BannerSeed } from './types.ts';

export const banners: BannerSeed[] = [];
