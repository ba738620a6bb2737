import type { OrderingStepsProps } from '../features/checkout/CheckoutSteps.tsx';
import { LaterSteps } from '../features/checkout/LaterSteps.tsx';
import { useEarnedCoins } from '../features/credit/useEarnedCoins.ts';
import { boughtOf } from './boughtOf.ts';

/** The steps after the address, and what is bought by them, which goes along for the confirmation. */
export function OrderingSteps({ onPlace, ...steps }: OrderingStepsProps) {
  const coins = useEarnedCoins();
  return <LaterSteps {...steps} onPlace={(option, flow) => onPlace(flow(boughtOf(steps.details, option, coins)))} />;
}
