import {
  Banknote,
  CalendarClock,
  CalendarDays,
  CircleCheckBig,
  CreditCard,
  Landmark,
  Smartphone,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { WayName } from './paymentWays.ts';

/** A plain picture of each way of paying; nobody's mark. */
export const wayIcons: Record<WayName, LucideIcon> = {
  upi: Smartphone,
  card: CreditCard,
  netbanking: Landmark,
  wallet: Wallet,
  paylater: CalendarClock,
  emi: CalendarDays,
  cash: Banknote,
  free: CircleCheckBig,
};
