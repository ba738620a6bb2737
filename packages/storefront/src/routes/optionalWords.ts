import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import type { ResolvedData } from '../context/page.ts';
import type { ContentData } from '../features/content/loadContent.ts';

/** A page of the shop's own on which editors may say something: it is there without their words too. */
export interface OptionalWords extends ResolvedData {
  page: ContentData | null;
}

/**
 * Loads what editors say on a page of the shop's own; null where they say nothing.
 *
 * @param identifier of the content page that holds it.
 */
export async function loadOptionalWords(args: LoaderFunctionArgs, identifier: string): Promise<OptionalWords> {
  const { client, has } = loaderContext(args);
  const { loadContent } = await import('../features/content/loadContent.ts');
  return { type: 'CMS_PAGE', page: await loadContent(client, identifier, has) };
}
