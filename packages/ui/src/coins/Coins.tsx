import { formatNumber } from '../price/formatNumber.ts';
import css from './Coins.module.css';

export interface CoinsProps {
  /** Coins; shown as a whole number, rounded down (shops-02). */
  points: number;
  /** What they are called here. */
  name: string;
}

/** A number of loyalty coins. */
export function Coins({ points, name }: CoinsProps) {
  return (
    <span className={css['coins']}>
      <span className={css['coin']} aria-hidden="true" />
      {formatNumber(Math.floor(points))} {name}
    </span>
  );
}
