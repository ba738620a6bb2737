/** What the worker keeps, by the names of its caches in this browser. A name that ends in a dash goes on with a store view, or a build. */
export const cacheNames = {
  /** Scripts, styles and the offline page of a build. */
  build: 'shop-build-',
  /** Documents that were visited. */
  pages: 'shop-pages-',
  /** Answers of the catalogue. */
  answers: 'shop-answers-',
  pictures: 'shop-pictures',
  /** The store view that documents come in. */
  view: 'shop-view',
} as const;

/** Begins the name of each of them, and of nothing else. */
export const cachePrefix = 'shop-';

/** Where the page stands that says that there is no network; `?to=` is what was asked for. */
export const offlinePath = '/offline';

/** Where the worker stands: at the root, so that all of the shop is its scope. */
export const workerPath = '/service-worker.js';
