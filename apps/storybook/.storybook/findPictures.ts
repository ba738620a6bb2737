/** Where this Storybook is served: "/", or for example "/parts/". */
const base = new URL('.', location.href).pathname;

/** The shop asks for its pictures at /media; where Storybook is served below another path, they are below that. */
export function findPictures(): void {
  if (base === '/') return;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { origin, pathname } = new URL(target.currentSrc || target.src, location.href);
      if (origin !== location.origin || !pathname.startsWith('/media/')) return;
      target.removeAttribute('srcset');
      target.src = base.slice(0, -1) + pathname;
    },
    true,
  );
}
