import {
  CarFront,
  Droplets,
  Flame,
  ReceiptText,
  SatelliteDish,
  Smartphone,
  SmartphoneCharging,
  Wifi,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'mobile-prepaid': SmartphoneCharging,
  'mobile-postpaid': Smartphone,
  electricity: Zap,
  dth: SatelliteDish,
  broadband: Wifi,
  gas: Flame,
  water: Droplets,
  fastag: CarFront,
};

/** The picture of a kind of bill; a kind that the shop does not know has one of its own. */
export const categoryIcon = (code: string): LucideIcon => icons[code] ?? ReceiptText;
