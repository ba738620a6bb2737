import type { BrandSeed } from './shelfTypes.ts';

/** All invented. A new brand goes to the end of its group. */
export const brands = [
  // phones, computers and what goes with them
  { code: 'auvira', name: 'Auvira' },
  { code: 'zentoro', name: 'Zentoro' },
  { code: 'pebblix', name: 'Pebblix' },
  { code: 'voltrik', name: 'Voltrik' },
  { code: 'quantelle', name: 'Quantelle' },
  { code: 'chhapai', name: 'Chhapai' },
  { code: 'netrava', name: 'Netrava' },
  // sound and pictures
  { code: 'sonaara', name: 'Sonaara' },
  { code: 'dhwanix', name: 'Dhwanix' },
  { code: 'drishtiva', name: 'Drishtiva' },
  { code: 'kshanika', name: 'Kshanika' },
  // appliances and kitchen
  { code: 'himvaan', name: 'Himvaan' },
  { code: 'nirmaya', name: 'Nirmaya' },
  { code: 'pavanix', name: 'Pavanix' },
  { code: 'rasoika', name: 'Rasoika' },
  { code: 'tavanto', name: 'Tavanto' },
  { code: 'jalvio', name: 'Jalvio' },
  { code: 'thaliwell', name: 'Thaliwell' },
  // clothes, shoes and bags
  { code: 'ankari', name: 'Ankari' },
  { code: 'banarsa', name: 'Banarsa' },
  { code: 'urbhaan', name: 'Urbhaan' },
  { code: 'denimkar', name: 'Denimkar' },
  { code: 'stridekar', name: 'Stridekar' },
  { code: 'padyatra', name: 'Padyatra' },
  { code: 'thelaa', name: 'Thelaa' },
  { code: 'nayansh', name: 'Nayansh' },
  { code: 'samayra', name: 'Samayra' },
  // home
  { code: 'nidraloom', name: 'Nidraloom' },
  { code: 'gharika', name: 'Gharika' },
  { code: 'baithak-works', name: 'Baithak Works' },
  { code: 'dipkari', name: 'Dipkari' },
  { code: 'musafio', name: 'Musafio' },
  // beauty
  { code: 'kesarya', name: 'Kesarya' },
  { code: 'rangina', name: 'Rangina' },
  { code: 'amlika', name: 'Amlika' },
  { code: 'itraah', name: 'Itraah' },
  { code: 'kshaur', name: 'Kshaur' },
  // groceries
  { code: 'chai-katha', name: 'Chai Katha' },
  { code: 'kaapi-lane', name: 'Kaapi Lane' },
  { code: 'dharti-pantry', name: 'Dharti Pantry' },
  { code: 'mevaghar', name: 'Mevaghar' },
  { code: 'chocovanti', name: 'Chocovanti' },
  // sport, toys, books
  { code: 'sixerra', name: 'Sixerra' },
  { code: 'maidanex', name: 'Maidanex' },
  { code: 'yogvira', name: 'Yogvira' },
  { code: 'chakrova', name: 'Chakrova' },
  { code: 'kheloria', name: 'Kheloria' },
  { code: 'rangpari', name: 'Rangpari' },
  { code: 'lekhari', name: 'Lekhari' },
  { code: 'peepal-shelf', name: 'Peepal Shelf' },
  { code: 'banyan-lane', name: 'Banyan Lane Press' },
  // vouchers and subscriptions
  { code: 'uphaari', name: 'Uphaari' },
  { code: 'chitravo', name: 'Chitravo' },
  { code: 'vidyaan', name: 'Vidyaan' },
  { code: 'bharosa-care', name: 'Bharosa Care' },
  { code: 'kavachix', name: 'Kavachix' },
] as const satisfies readonly BrandSeed[];

export type BrandCode = (typeof brands)[number]['code'];
