/**
 * What the shop is made of where there is no network, as the build's manifest knows it: its frame, the pages of the
 * catalogue, the cart with its flows, and what says why the rest has to wait.
 */
export const offlineModules = [
  'app/answers',
  'app/keptHere',
  'app/laterPages',
  'app/resolve',
  'flows',
  'features/cart/MiniCart',
  'features/chrome/CategoriesPanel',
  'features/chrome/Toasts',
  'features/chrome/YouPanel',
  'features/content/loadContent',
  'features/listing/loadCategory',
  'routes/CartPage',
  'routes/CategoryPage',
  'routes/CmsPage',
  'routes/FilledCart',
  'routes/OfflinePage',
  'routes/ProductPage',
  'routes/SearchPage',
  'routes/loadProductPage',
] as const;
