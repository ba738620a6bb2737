// chunk: start
/** Lets the browser paint and answer input before the next piece of work. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve));
