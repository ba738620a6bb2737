/** Every thing that the artwork can draw, one silhouette each. Grouped as the catalogue's top-level categories are. */
export const shapes = [
  // mobiles and tablets
  'smartphone', 'foldable-phone', 'feature-phone', 'tablet', 'phone-case', 'power-bank', 'charger',
  // laptops and computers
  'laptop', 'monitor', 'keyboard', 'mouse', 'printer', 'router', 'pen-drive', 'hard-disk',
  // audio
  'earbuds', 'headphones', 'neckband', 'bluetooth-speaker', 'soundbar',
  // wearables and cameras
  'smartwatch', 'fitness-band', 'camera', 'action-camera', 'tripod',
  // television and appliances
  'television', 'refrigerator', 'washing-machine', 'air-conditioner', 'microwave', 'ceiling-fan', 'air-purifier',
  // kitchen
  'mixer-grinder', 'pressure-cooker', 'air-fryer', 'kettle', 'water-bottle', 'lunch-box', 'induction-cooktop', 'dinner-set',
  // fashion
  'kurta', 't-shirt', 'shirt', 'jeans', 'saree', 'jacket', 'sneakers', 'sandals', 'handbag', 'backpack', 'sunglasses', 'wrist-watch',
  // home and furniture
  'bedsheet', 'curtain', 'table-lamp', 'office-chair', 'study-table', 'mattress', 'cushion', 'wall-clock', 'suitcase',
  // beauty and personal care
  'lipstick', 'cream-jar', 'shampoo', 'perfume', 'trimmer', 'hair-dryer', 'face-wash',
  // grocery
  'tea-tin', 'coffee-jar', 'dry-fruits', 'rice-bag', 'chocolate-box', 'honey-jar', 'ghee-tin',
  // sports and fitness
  'cricket-bat', 'football', 'yoga-mat', 'dumbbells', 'badminton-racket', 'bicycle',
  // toys, books and stationery
  'book', 'building-blocks', 'board-game', 'pen', 'notebook', 'soft-toy', 'colour-set',
  // subscriptions and vouchers
  'voucher', 'streaming-pass', 'course-pass', 'care-plan', 'software-box',
] as const;

export type Shape = (typeof shapes)[number];
