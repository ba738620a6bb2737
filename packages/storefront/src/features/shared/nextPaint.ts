/**
 * Settles once the answer to a press is on the screen, for work that can start a frame later. A page in the background
 * paints nothing: there it settles after 100 ms.
 */
export const nextPaint = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
