import { GetCmsBlocks, type CommerceClient } from '@shop/commerce-client';
import { trustedMarkup } from '@shop/ui';

/** The content block that the shop keeps its popular searches in: a list of links. */
const BLOCK = 'popular-searches';
const MOST = 5;

/** Texts of the links in a block. The markup is read only, never shown. */
export function textsOfLinks(markup: string): string[] {
  const links = [...new DOMParser().parseFromString(trustedMarkup(markup), 'text/html').querySelectorAll('a')];
  return links
    .map(link => link.textContent.trim())
    .filter(text => text !== '')
    .slice(0, MOST);
}

/** What many search for, where the shop says so; else nothing. */
export async function loadPopular(client: CommerceClient): Promise<string[]> {
  const { data } = await client.queryPartial(GetCmsBlocks, { identifiers: [BLOCK] });
  return textsOfLinks(data?.cmsBlocks?.items?.find(block => block?.identifier === BLOCK)?.content ?? '');
}
