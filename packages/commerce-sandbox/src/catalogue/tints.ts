/** The light ground behind every picture of a top-level category, by its url_path. */
export const tints = {
  'mobiles-tablets': '#eaf0fb',
  'laptops-computers': '#e9eef2',
  audio: '#f1ecfa',
  'wearables-cameras': '#e8f3f3',
  'tv-appliances': '#e9f2f9',
  'kitchen-dining': '#fdf1e4',
  fashion: '#fbedf0',
  'home-furniture': '#f4efe6',
  'beauty-personal-care': '#fdeef3',
  'grocery-gourmet': '#f2f5e3',
  'sports-fitness': '#e8f5ea',
  'toys-games': '#fff5da',
  'books-stationery': '#f3efe9',
  'vouchers-subscriptions': '#eef0fd',
} as const;

export type TopCategory = keyof typeof tints;
