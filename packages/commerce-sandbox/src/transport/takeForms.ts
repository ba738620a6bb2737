import type { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { readLimited } from './readLimited.ts';
import { senderOf } from './senderOf.ts';

/** A page on which the merchant decides something. */
export interface Desk {
  /** Where it is, and where each decision leads back to. */
  path: string;
  /** What is said to a page of somebody else, which must not be able to press the buttons of this one. */
  refusal: string;
  /** Bytes of a form. */
  longest: number;
}

/** Takes what is decided at a desk: forms that its own page sends, and none that are too large. */
export function takeForms(
  app: Hono,
  deps: Pick<SandboxDeps, 'config'>,
  { path, refusal, longest }: Desk,
  take: (form: URLSearchParams) => void,
): void {
  app.post('/', async http => {
    if (senderOf(deps, http.req.raw) !== 'own page') return http.text(refusal, 403);
    let form: URLSearchParams;
    try {
      form = new URLSearchParams(await readLimited(http.req.raw, longest));
    } catch {
      return http.text('The form is too large.', 413);
    }
    take(form);
    return http.redirect(path, 303);
  });
}
