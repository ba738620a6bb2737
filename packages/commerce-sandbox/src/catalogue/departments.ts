import type { CategorySeed } from './shelfTypes.ts';

type Leaves = Record<string, string>;
interface Branch {
  name: string;
  description: string;
  /** A group says whose things it lists, unless it has a description of its own. */
  groups: Record<string, { name: string; description?: string; leaves: Leaves }>;
}

/** Three levels, in the order of the menu. Keys are url keys. */
const tree: Record<string, Branch> = {
  'mobiles-tablets': {
    name: 'Mobiles & Tablets',
    description: 'Phones and tablets with brand warranty, and what keeps them charged and safe.',
    groups: {
      mobiles: {
        name: 'Mobile Phones',
        leaves: {
          smartphones: 'Smartphones',
          'foldable-phones': 'Foldable Phones',
          'feature-phones': 'Feature Phones',
        },
      },
      tablets: {
        name: 'Tablets',
        leaves: { 'large-tablets': 'Tablets 10 inches and above', 'compact-tablets': 'Compact Tablets' },
      },
      accessories: {
        name: 'Mobile Accessories',
        leaves: { 'cases-covers': 'Cases & Covers', 'power-banks': 'Power Banks', chargers: 'Chargers & Adapters' },
      },
    },
  },
  'laptops-computers': {
    name: 'Laptops & Computers',
    description: 'Machines for study, office and play, with screens, keyboards, networks and disks to go with them.',
    groups: {
      laptops: {
        name: 'Laptops',
        leaves: { 'thin-and-light': 'Thin & Light Laptops', 'gaming-laptops': 'Gaming & Creator Laptops' },
      },
      'monitors-printers': { name: 'Monitors & Printers', leaves: { monitors: 'Monitors', printers: 'Printers' } },
      'keyboards-mice': { name: 'Keyboards & Mice', leaves: { keyboards: 'Keyboards', mice: 'Mice' } },
      'networking-storage': {
        name: 'Networking & Storage',
        leaves: { routers: 'Wi-Fi Routers', 'pen-drives': 'Pen Drives', 'hard-disks': 'Hard Disks & SSDs' },
      },
    },
  },
  audio: {
    name: 'Audio',
    description: 'Earbuds for the metro, headphones for the desk, speakers for the terrace.',
    groups: {
      'headphones-earbuds': {
        name: 'Headphones & Earbuds',
        leaves: {
          'wireless-earbuds': 'True Wireless Earbuds',
          headphones: 'Over-ear Headphones',
          neckbands: 'Neckbands',
        },
      },
      speakers: { name: 'Speakers', leaves: { 'bluetooth-speakers': 'Bluetooth Speakers', soundbars: 'Soundbars' } },
    },
  },
  'wearables-cameras': {
    name: 'Wearables & Cameras',
    description: 'Watches that count your steps and cameras that keep the moments.',
    groups: {
      wearables: { name: 'Wearables', leaves: { smartwatches: 'Smartwatches', 'fitness-bands': 'Fitness Bands' } },
      cameras: {
        name: 'Cameras',
        leaves: {
          'mirrorless-cameras': 'Mirrorless & Compact Cameras',
          'action-cameras': 'Action Cameras',
          tripods: 'Tripods',
        },
      },
    },
  },
  'tv-appliances': {
    name: 'TV & Appliances',
    description: 'Televisions and large appliances, delivered to the room and installed by the brand.',
    groups: {
      televisions: { name: 'Televisions', leaves: { 'led-tvs': 'HD & 4K LED TVs', 'premium-tvs': 'QLED & OLED TVs' } },
      'home-appliances': {
        name: 'Home Appliances',
        leaves: {
          refrigerators: 'Refrigerators',
          'washing-machines': 'Washing Machines',
          microwaves: 'Microwave Ovens',
        },
      },
      'cooling-air': {
        name: 'Cooling & Air',
        leaves: {
          'air-conditioners': 'Air Conditioners',
          'ceiling-fans': 'Ceiling Fans',
          'air-purifiers': 'Air Purifiers',
        },
      },
    },
  },
  'kitchen-dining': {
    name: 'Kitchen & Dining',
    description: 'What an Indian kitchen runs on, from the wet grinder to the tiffin.',
    groups: {
      'kitchen-appliances': {
        name: 'Kitchen Appliances',
        leaves: { 'mixer-grinders': 'Mixer Grinders', 'air-fryers': 'Air Fryers', kettles: 'Electric Kettles' },
      },
      'cooktops-cookware': {
        name: 'Cooktops & Cookware',
        leaves: { 'induction-cooktops': 'Induction Cooktops', 'pressure-cookers': 'Pressure Cookers' },
      },
      'dining-storage': {
        name: 'Dining & Storage',
        leaves: { 'dinner-sets': 'Dinner Sets', 'water-bottles': 'Water Bottles', 'lunch-boxes': 'Lunch Boxes' },
      },
    },
  },
  fashion: {
    name: 'Fashion',
    description: 'Clothes, shoes and bags for office days, weekends and weddings.',
    groups: {
      women: {
        name: 'Women',
        description: 'Sarees, kurtas and handbags for women, from the loom to the last train home.',
        leaves: { sarees: 'Sarees', 'womens-kurtas': 'Kurtas', handbags: 'Handbags' },
      },
      men: {
        name: 'Men',
        description: 'Shirts, T-shirts, jeans, kurtas and jackets for men, for the desk, the road and the wedding.',
        leaves: {
          shirts: 'Shirts',
          't-shirts': 'T-shirts',
          jeans: 'Jeans',
          'mens-kurtas': 'Kurtas & Nehru Sets',
          jackets: 'Jackets',
        },
      },
      footwear: { name: 'Footwear', leaves: { sneakers: 'Sneakers', sandals: 'Sandals & Kolhapuris' } },
      'bags-accessories': {
        name: 'Bags & Accessories',
        leaves: { backpacks: 'Backpacks', sunglasses: 'Sunglasses', watches: 'Watches' },
      },
    },
  },
  'home-furniture': {
    name: 'Home & Furniture',
    description: 'Linen, light and furniture for flats and houses, made to be used every day.',
    groups: {
      furnishing: {
        name: 'Furnishing',
        leaves: { bedsheets: 'Bedsheets', curtains: 'Curtains', cushions: 'Cushions' },
      },
      furniture: {
        name: 'Furniture',
        leaves: { 'office-chairs': 'Office Chairs', 'study-tables': 'Study Tables', mattresses: 'Mattresses' },
      },
      'decor-travel': {
        name: 'Decor & Travel',
        leaves: { 'table-lamps': 'Table Lamps', 'wall-clocks': 'Wall Clocks', suitcases: 'Suitcases' },
      },
    },
  },
  'beauty-personal-care': {
    name: 'Beauty & Personal Care',
    description: 'Skin, hair and grooming for Indian weather, with net quantity and shelf life on every page.',
    groups: {
      'makeup-fragrance': {
        name: 'Make-up & Fragrance',
        leaves: { lipsticks: 'Lipsticks', perfumes: 'Perfumes & Attars' },
      },
      'skin-hair': {
        name: 'Skin & Hair',
        leaves: { 'face-wash': 'Face Wash', moisturisers: 'Creams & Moisturisers', shampoos: 'Shampoos' },
      },
      grooming: { name: 'Grooming', leaves: { trimmers: 'Trimmers', 'hair-dryers': 'Hair Dryers' } },
    },
  },
  'grocery-gourmet': {
    name: 'Grocery & Gourmet',
    description: 'Tea, coffee, staples and gifts from named gardens, farms and kitchens.',
    groups: {
      beverages: { name: 'Tea & Coffee', leaves: { tea: 'Tea', coffee: 'Coffee' } },
      staples: { name: 'Staples', leaves: { rice: 'Rice & Grains', ghee: 'Ghee & Oils', honey: 'Honey' } },
      'dry-fruits-sweets': {
        name: 'Dry Fruits & Sweets',
        leaves: { 'dry-fruits': 'Dry Fruits', chocolates: 'Chocolates & Gift Boxes' },
      },
    },
  },
  'sports-fitness': {
    name: 'Sports & Fitness',
    description: 'For the gully, the court, the gym and the road.',
    groups: {
      'team-sports': { name: 'Team Sports', leaves: { cricket: 'Cricket', football: 'Football' } },
      'badminton-cycling': { name: 'Badminton & Cycling', leaves: { badminton: 'Badminton', bicycles: 'Bicycles' } },
      'gym-yoga': { name: 'Gym & Yoga', leaves: { 'yoga-mats': 'Yoga Mats', dumbbells: 'Dumbbells & Weights' } },
    },
  },
  'toys-games': {
    name: 'Toys & Games',
    description: 'Play for every age, tested to Indian toy safety standards.',
    groups: {
      toys: { name: 'Toys', leaves: { 'building-blocks': 'Building Blocks', 'soft-toys': 'Soft Toys' } },
      'games-art': { name: 'Games & Art', leaves: { 'board-games': 'Board Games', 'art-sets': 'Colour & Art Sets' } },
    },
  },
  'books-stationery': {
    name: 'Books & Stationery',
    description: 'Books to read and paper to write on.',
    groups: {
      books: { name: 'Books', leaves: { fiction: 'Fiction', 'learning-careers': 'Learning & Careers' } },
      stationery: { name: 'Stationery', leaves: { pens: 'Pens', notebooks: 'Notebooks & Planners' } },
    },
  },
  'vouchers-subscriptions': {
    name: 'Gift Vouchers & Subscriptions',
    description: 'Sent by e-mail, nothing to wait for.',
    groups: {
      'gift-vouchers': {
        name: 'Gift Vouchers',
        leaves: {
          'gift-cards': 'Gift Cards',
          'shopping-vouchers': 'Shopping Vouchers',
          'experience-vouchers': 'Dining & Travel Vouchers',
        },
      },
      subscriptions: {
        name: 'Subscriptions',
        leaves: { streaming: 'Streaming Passes', courses: 'Online Courses', software: 'Software' },
      },
      protection: { name: 'Protection', leaves: { 'care-plans': 'Device Care Plans' } },
    },
  },
};

/** Every category of all store views, parents before children. */
export const departments: CategorySeed[] = Object.entries(tree).flatMap(([top, branch], index) => [
  { path: top, name: branch.name, position: index + 1, description: branch.description },
  ...Object.entries(branch.groups).flatMap(([key, group], groupIndex) => [
    {
      path: `${top}/${key}`,
      name: group.name,
      position: groupIndex + 1,
      ...(group.description !== undefined && { description: group.description }),
    },
    ...Object.entries(group.leaves).map(([leaf, name], leafIndex) => ({
      path: `${top}/${key}/${leaf}`,
      name,
      position: leafIndex + 1,
    })),
  ]),
]);
