import type { CommerceClient } from '@shop/commerce-client';
import {
  CommerceError,
  GetCmsBlocks,
  GetCmsPage,
  GetDynamicBlocks,
  graphql,
  inAddresses,
  type OptionalFeature,
} from '@shop/commerce-client';
import { resolveBlocks, type BlockData, type PageData, type PageTree } from '@shop/page-builder';
import { deadPaths } from '../shared/deadPaths.ts';
import { offerEnd, type OfferEnd } from '../shared/offerEnd.ts';
import { ownHosts } from '../shared/ownHosts.ts';
import { pageIdentifier } from '../shared/pageIdentifier.ts';
import { ShellQuery } from '../shared/shellQueries.ts';
import type { TileProduct } from '../shared/tile.tsx';
import type { Urgency } from '../shared/tileBadges.tsx';
import { TileFragment } from '../shared/tileFragment.ts';
import { inRows } from './inRows.ts';

const ContentProductsQuery = graphql(
  `
  query ContentProducts($urlKeys: [String!]!, $pageSize: Int!) {
    products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items { ...Tile special_to_date only_x_left_in_stock is_bestseller }
    }
  }
`,
  [TileFragment],
);

/** A product as a page shows it. */
export type ShownProduct = TileProduct & Urgency;

/** A product that a page lists. */
type ListedProduct = ShownProduct & { special_to_date: string | null };

/** When the offer prices end that a page has, by url key. */
const offerEnds = (products: Record<string, ListedProduct>): Record<string, OfferEnd> =>
  Object.fromEntries(
    Object.entries(products).flatMap(([key, { special_to_date }]) => {
      const end = offerEnd(special_to_date);
      return end ? [[key, end]] : [];
    }),
  );

/** A page of the editors; null where they have made none, for which a back end has an error of its own. */
const findPage = (client: CommerceClient, identifier: string) =>
  client.query(GetCmsPage, { identifier }).catch((error: unknown) => {
    if (error instanceof CommerceError && error.problem.kind === 'not-found') return { cmsPage: null };
    throw error;
  });

/** Tiles of which the back end gave an answer that cannot be read cost the page nothing else (client-15). */
function withoutUnreadable(error: unknown): { products: null } {
  if (error instanceof CommerceError && error.status === 200) return { products: null };
  throw error;
}

/** Asks for the home page before the back end has said what lives at "/": what is then loaded finds it under way. */
export async function expectHome(client: CommerceClient): Promise<void> {
  const { storeConfig } = await client.query(ShellQuery, {});
  await findPage(client, pageIdentifier(storeConfig?.cms_home_page ?? 'home'));
}

export interface ContentData {
  title: string;
  description: string | null;
  tree: PageTree;
  /** Products that the page lists, by url key. */
  products: Record<string, ShownProduct>;
  /** When their offer prices end, of those that do. */
  offerEnds: Record<string, OfferEnd>;
  /** Blocks that the page names, and those that they name. */
  blocks: PageData;
}

/**
 * A CMS page, read into its tree, with the products that it lists. The parser stays out of the first load: the server
 * has read the page already, and a document carries the tree.
 */
export async function loadContent(
  client: CommerceClient,
  identifier: string,
  has: (feature: OptionalFeature) => boolean,
): Promise<ContentData | null> {
  const [{ cmsPage }, { storeConfig }, { parseOnce }] = await Promise.all([
    findPage(client, identifier),
    client.query(ShellQuery, {}),
    import('@shop/page-builder/parse'),
  ]);
  if (!cmsPage) return null;
  const read = (content: string | null | undefined) =>
    parseOnce(content ?? '', { hosts: ownHosts(storeConfig), isDead: deadPaths(has) });
  const tree = inRows(read(cmsPage.content), cmsPage.content_heading);
  const { data: blocks, products } = await resolveBlocks<ListedProduct>(tree, {
    async blocks(identifiers) {
      const found: Record<string, BlockData> = {};
      await Promise.all(
        inAddresses(identifiers).map(async asked => {
          const { data, error } = await client.queryPartial(GetCmsBlocks, { identifiers: asked });
          if (error) for (const identifier of asked) found[identifier] = { message: error.message };
          for (const block of data?.cmsBlocks?.items ?? [])
            if (block?.identifier) found[block.identifier] = { tree: read(block.content) };
        }),
      );
      return found;
    },
    async dynamicBlocks(uids) {
      const { data } = await client.queryPartial(GetDynamicBlocks, { uids });
      return Object.fromEntries(
        (data?.dynamicBlocks?.items ?? []).flatMap(block =>
          block ? [[block.uid, { tree: read(block.content.html) }]] : [],
        ),
      );
    },
    async products(urlKeys) {
      const answers = await Promise.all(
        inAddresses(urlKeys).map(asked =>
          client.query(ContentProductsQuery, { urlKeys: asked, pageSize: asked.length }).catch(withoutUnreadable),
        ),
      );
      return Object.fromEntries(
        answers
          .flatMap(answer => answer.products?.items ?? [])
          .flatMap(product => (product?.url_key ? [[product.url_key, product]] : [])),
      );
    },
  });
  return {
    title: cmsPage.meta_title || cmsPage.title || '',
    description: cmsPage.meta_description,
    tree,
    products,
    offerEnds: offerEnds(products),
    blocks,
  };
}
