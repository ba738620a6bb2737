/*
 * What the parts of the UI kit say by themselves, whatever they stand in.
 */

export const breadcrumbs = 'Breadcrumb';
export const close = 'Close';
export const tryAgain = 'Try again';

/** Rule errors-03. */
export const pageNotFound = "Oops! We couldn't find what you are looking for";
/** In capitals (errors-03). */
export const backToHome = 'BACK TO HOME PAGE';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

/** Rule look-16. */
export const fetching = 'Fetching Data...';
export const pageLoading = 'Loading the page';
export const productsLoading = 'Products are loading';

/** Read out before the price that a product had; the amount follows. */
export const priceBefore = 'Before ';
export const percentOff = (percent: number) => `${percent}% off`;
export const outOfStock = 'Out of stock';
export const priceElsewhere = 'Price elsewhere';

/** Read out after the name of a step. */
export const stepDone = ', done';
export const eventDone = 'done';
export const eventNow = 'now';
export const eventComing = 'still to come';

export const oneLess = 'One less';
export const oneMore = 'One more';

export const skipToContent = 'Skip to content';

/** What the place of the short messages over the page is called, with the key that leads there and back. */
export const toasts = 'Messages (F8)';
export const dismiss = 'Dismiss';
