import type { StoreViewSeed } from './contentTypes.ts';
import type { CategorySeed } from './types.ts';

type Programme = 'staff' | 'bank' | 'campus' | 'members';

/** A partner whose people shop here, as its programme manager would fill in a form. */
interface Partner {
  id: number;
  code: string;
  name: string;
  programme: Programme;
  /** Colour of the wordmark, then its accent. */
  look: [colour: string, accent: string];
  /** End of category and product addresses; ".html" unless told. */
  suffix?: string;
  /** Guests see a prompt to sign in instead of prices. */
  hidesPrices?: boolean;
}

/** Partner organisations and programmes, all invented. Ids 17 and 29 belonged to programmes that have ended. */
export const partners: Partner[] = [
  { id: 4, code: 'default', name: 'Open Benefits', programme: 'members', look: ['#34495e', '#e8c468'] },
  {
    id: 5,
    code: 'neelgiri_steel',
    name: 'Neelgiri Steel Staff Store',
    programme: 'staff',
    look: ['#1f4e79', '#f2a65a'],
  },
  { id: 6, code: 'arunodaya_bank', name: 'Arunodaya Bank Rewards', programme: 'bank', look: ['#8c1c13', '#f4d58d'] },
  {
    id: 7,
    code: 'saryu_telecom',
    name: 'Saryu Telecom Perks',
    programme: 'staff',
    look: ['#00695c', '#ffca28'],
    hidesPrices: true,
  },
  { id: 8, code: 'vindhya_power', name: 'Vindhya Power Parivar', programme: 'staff', look: ['#b3541e', '#ffe0b2'] },
  { id: 9, code: 'meghdoot_air', name: 'Meghdoot Air Crew Shop', programme: 'staff', look: ['#0d47a1', '#90caf9'] },
  { id: 10, code: 'sagarika_ports', name: 'Sagarika Ports Bazaar', programme: 'staff', look: ['#004d61', '#80deea'] },
  { id: 11, code: 'tapovan_it', name: 'Tapovan Systems Benefits', programme: 'staff', look: ['#4527a0', '#d1c4e9'] },
  { id: 12, code: 'kalpataru_life', name: 'Kalpataru Life Rewards', programme: 'bank', look: ['#2e7d32', '#c8e6c9'] },
  { id: 13, code: 'harsil_foods', name: 'Harsil Foods Family Store', programme: 'staff', look: ['#c62828', '#ffcdd2'] },
  { id: 14, code: 'dhruva_motors', name: 'Dhruva Motors Workmates', programme: 'staff', look: ['#37474f', '#ffab91'] },
  {
    id: 15,
    code: 'indravati_univ',
    name: 'Indravati University Campus',
    programme: 'campus',
    look: ['#6a1b9a', '#f8bbd0'],
  },
  { id: 16, code: 'kaushal_nidhi', name: 'Kaushal Nidhi Members', programme: 'members', look: ['#5d4037', '#d7ccc8'] },
  {
    id: 18,
    code: 'lohit_pharma',
    name: 'Lohit Pharma Care Store',
    programme: 'staff',
    look: ['#00796b', '#b2dfdb'],
    hidesPrices: true,
  },
  { id: 19, code: 'mandakini_press', name: 'Mandakini Press Club', programme: 'members', look: ['#263238', '#ffe082'] },
  { id: 20, code: 'navodit_college', name: 'Navodit College Store', programme: 'campus', look: ['#ad1457', '#f8bbd0'] },
  { id: 21, code: 'ojas_fitness', name: 'Ojas Fitness Members', programme: 'members', look: ['#ef6c00', '#ffe0b2'] },
  { id: 22, code: 'parijat_hotels', name: 'Parijat Hotels People', programme: 'staff', look: ['#880e4f', '#f48fb1'] },
  {
    id: 23,
    code: 'ravi_textiles',
    name: 'Ravi Textiles Bachat Store',
    programme: 'staff',
    look: ['#283593', '#c5cae9'],
  },
  { id: 24, code: 'sindhu_logistics', name: 'Sindhu Logistics Haul', programme: 'staff', look: ['#bf360c', '#ffccbc'] },
  { id: 25, code: 'tarang_media', name: 'Tarang Media Backstage', programme: 'staff', look: ['#1a237e', '#ff8a80'] },
  { id: 26, code: 'udaya_credit', name: 'Udaya Credit Points', programme: 'bank', look: ['#01579b', '#ffd54f'] },
  { id: 27, code: 'vaigai_cement', name: 'Vaigai Cement Quarters', programme: 'staff', look: ['#455a64', '#cfd8dc'] },
  {
    id: 28,
    code: 'yamuna_metro',
    name: 'Yamuna Metro Staff Canteen',
    programme: 'staff',
    look: ['#ad8b00', '#212121'],
  },
  { id: 30, code: 'zanskar_gear', name: 'Zanskar Gear Guild', programme: 'members', look: ['#33691e', '#dcedc8'] },
  { id: 31, code: 'anveshan_labs', name: 'Anveshan Labs Bench', programme: 'staff', look: ['#006064', '#b2ebf2'] },
  { id: 32, code: 'bhagirathi_bank', name: 'Bhagirathi Bank Gems', programme: 'bank', look: ['#4a148c', '#e1bee7'] },
  { id: 33, code: 'chilika_marine', name: 'Chilika Marine Mess', programme: 'staff', look: ['#0277bd', '#b3e5fc'] },
  { id: 34, code: 'deodar_school', name: 'Deodar School Teachers', programme: 'campus', look: ['#1b5e20', '#a5d6a7'] },
  { id: 35, code: 'ekta_unions', name: 'Ekta Unions Sahakar', programme: 'members', look: ['#b71c1c', '#ffecb3'] },
  {
    id: 36,
    code: 'falgu_clinics',
    name: 'Falgu Clinics Team Store',
    programme: 'staff',
    look: ['#00838f', '#e0f7fa'],
    hidesPrices: true,
  },
  { id: 37, code: 'godavari_agri', name: 'Godavari Agri Mandi', programme: 'members', look: ['#558b2f', '#f0f4c3'] },
  {
    id: 38,
    code: 'himadri_tea',
    name: 'Himadri Tea Gardens Post',
    programme: 'staff',
    look: ['#4e342e', '#a5d6a7'],
    suffix: '.htm',
  },
  { id: 39, code: 'ishanya_insure', name: 'Ishanya Insure Shield', programme: 'bank', look: ['#3949ab', '#ffcc80'] },
  { id: 40, code: 'jhelum_games', name: 'Jhelum Games Lounge', programme: 'staff', look: ['#6200ea', '#69f0ae'] },
  {
    id: 41,
    code: 'kosi_polytechnic',
    name: 'Kosi Polytechnic Hostel Shop',
    programme: 'campus',
    look: ['#d84315', '#80cbc4'],
    suffix: '',
  },
  { id: 42, code: 'luni_solar', name: 'Luni Solar Sunrise Store', programme: 'staff', look: ['#f9a825', '#37474f'] },
];

/** Whom a programme is for. */
export const who: Record<Programme, string> = {
  staff: 'employees and their families',
  bank: 'card and account holders',
  campus: 'students and teachers',
  members: 'members',
};

const folder = (code: string) => code.replaceAll('_', '-');

/** Category of the store view's own, at the end of its menu. */
export const ownCategoryOf = (code: string): string => `only-for-${folder(code)}`;

function logoOf({ code, name, look: [colour, accent] }: Partner): StoreViewSeed['logo'] {
  const [width, height] = [52 + Math.ceil(name.length * 10.4), 40];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${name}"><rect x="2" y="4" width="32" height="32" rx="9" fill="${colour}"/>` +
    `<path d="M10 27l8-14 8 14z" fill="${accent}"/><text x="44" y="26" ` +
    'font-family="Inter,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif" font-size="18" font-weight="700" ' +
    `fill="${colour}">${name}</text></svg>`;
  return { src: `${folder(code)}/wordmark.svg`, alt: name, width, height, svg };
}

/** The store views of the partners. */
export const partnerViews: StoreViewSeed[] = partners.map(partner => ({
  id: partner.id,
  code: partner.code,
  name: partner.name,
  isDefault: false,
  sortOrder: partner.id,
  title: `${partner.name}: member prices for ${who[partner.programme]}`,
  titleSuffix: ` - ${partner.name}`,
  description: `The benefit shop of ${partner.name} for ${who[partner.programme]}: phones, appliances, fashion and home at member prices.`,
  keywords: `${partner.name}, member prices, benefit shop`,
  welcome: `Welcome to ${partner.name}`,
  copyright: `© 2026 ${partner.name}. All rights reserved.`,
  absoluteFooter: `<p>Questions about the programme? Write to benefits@${folder(partner.code)}.example. Prices include GST.</p>`,
  logo: logoOf(partner),
  locale: 'en_US',
  currency: 'INR',
  categoryUrlSuffix: partner.suffix ?? '.html',
  productUrlSuffix: partner.suffix ?? '.html',
  tokenLifetime: 1,
  homePage: 'home',
  noRoutePage: 'no-route',
  guestPriceHidden: partner.hidesPrices ?? false,
}));

export const partnerCategories: CategorySeed[] = partners.map(({ code, name }) => ({
  path: ownCategoryOf(code),
  name: `Only at ${name}`,
  position: 90,
  description: `What only ${name} sells.`,
  view: code,
}));
