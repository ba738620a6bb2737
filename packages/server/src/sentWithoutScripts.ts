import type { Handler } from 'hono';
import { asksForPage } from './plainPage.ts';

/**
 * A browser that could not fetch the shop's scripts sends a form by itself, to a server that takes none: it is led to the
 * page at that address, and nothing that was typed is kept (errors-16).
 */
export const sentWithoutScripts: Handler = async (c, next) => {
  if (!asksForPage(c)) return next();
  const { pathname, search } = new URL(c.req.url);
  // With one slash before it: "//elsewhere.example" would lead to another site.
  return c.redirect(pathname.replace(/^\/+/, '/') + search, 303);
};
