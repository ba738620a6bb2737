/*
 * The page that stands instead of one which an error stopped.
 */

/** Rule errors-05. */
export const title = 'Sorry! An unexpected error occurred.';
/** A number follows. */
export const whatToDo = 'Your cart is safe. Reload the page to go on. If it happens again, tell us this number: ';
export const reload = 'Reload the page';
