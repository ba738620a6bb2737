import type { ProgrammePriceSeed } from './contentTypes.ts';

/** What verified students and employees pay less, as the pages of the programmes say (`content/programmes.ts`). */
export const programmePrices: ProgrammePriceSeed[] = [
  { programme: 'STUDENT', category: 'laptops-computers/laptops', percent: 10 },
  { programme: 'STUDENT', category: 'mobiles-tablets/tablets', percent: 8 },
  { programme: 'STUDENT', category: 'laptops-computers/keyboards-mice', percent: 10 },
  { programme: 'STUDENT', category: 'laptops-computers/networking-storage', percent: 10 },
  { programme: 'STUDENT', category: 'mobiles-tablets/accessories', percent: 10 },
  { programme: 'EMPLOYEE', category: 'mobiles-tablets', brand: 'zentoro', percent: 7 },
  { programme: 'EMPLOYEE', category: 'laptops-computers', brand: 'zentoro', percent: 10 },
];
