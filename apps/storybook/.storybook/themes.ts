import float from '../../float-price/theme.css?inline';
import uni from '../../uni-coins/theme.css?inline';
import zepp from '../../zepp-coins/theme.css?inline';

/** The themes of the shops, and the kit's own neutral one. */
export const themes: Record<string, { title: string; css: string; decimals: 0 | 2 }> = {
  zepp: { title: 'ZEPP Coins', css: zepp, decimals: 0 },
  uni: { title: 'Uni Coins', css: uni, decimals: 0 },
  float: { title: 'Float', css: float, decimals: 2 },
  neutral: { title: 'Neutral', css: '', decimals: 0 },
};
