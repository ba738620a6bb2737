import { Sparkles } from 'lucide-react';
import css from './Credit.module.css';
import { useEarnedCoins } from './useEarnedCoins.ts';

/** What the order of this cart will earn, in the back end's words (coins-04). Nothing where nobody says. */
export function EarnedCoins() {
  const said = useEarnedCoins();
  return said ? (
    <p className={css['earned']}>
      <Sparkles size={20} strokeWidth={1.5} aria-hidden />
      {said}
    </p>
  ) : null;
}
