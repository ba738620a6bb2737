import type { CommerceClient } from '@shop/commerce-client';
import { GetCmsBlocks, GetCmsPage, GetDynamicBlocks, graphql, type OptionalFeature } from '@shop/commerce-client';
import { resolveBlocks, type BlockData, type PageData, type PageTree } from '@shop/page-builder';
import { deadPaths } from '../shared/deadPaths.ts';
import { ownHosts } from '../shared/ownHosts.ts';
import { ShellQuery } from '../shared/shellQueries.ts';
import type { TileProduct } from '../shared/tile.tsx';
import { TileFragment } from '../shared/tileFragment.ts';

const ContentProductsQuery = graphql(`
  query ContentProducts($urlKeys: [String!]!, $pageSize: Int!) {
    products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) { items { ...Tile } }
  }
`, [TileFragment]);

export interface ContentData {
  title: string;
  description: string | null;
  tree: PageTree;
  /** Products that the page lists, by url key. */
  products: Record<string, TileProduct>;
  /** Blocks that the page names, and those that they name. */
  blocks: PageData;
}

/**
 * A CMS page, read into its tree, with the products that it lists. The parser stays out of the first load: the server has
 * read the page already, and a document carries the tree.
 */
export async function loadContent(client: CommerceClient, identifier: string, has: (feature: OptionalFeature) => boolean): Promise<ContentData | null> {
  const [{ cmsPage }, { storeConfig }, { parse }] = await Promise.all([
    client.query(GetCmsPage, { identifier }),
    client.query(ShellQuery, {}),
    import('@shop/page-builder/parse'),
  ]);
  if (!cmsPage) return null;
  const read = (content: string | null | undefined) => parse(content ?? '', { hosts: ownHosts(storeConfig), isDead: deadPaths(has) });
  const tree = read(cmsPage.content);
  const { data: blocks, products: urlKeys } = await resolveBlocks(tree, {
    async blocks(identifiers) {
      const { data, error } = await client.queryPartial(GetCmsBlocks, { identifiers });
      const found: Record<string, BlockData> = {};
      if (error) for (const identifier of identifiers) found[identifier] = { message: error.message };
      for (const block of data?.cmsBlocks?.items ?? []) if (block?.identifier) found[block.identifier] = { tree: read(block.content) };
      return found;
    },
    async dynamicBlocks(uids) {
      const { data } = await client.queryPartial(GetDynamicBlocks, { uids });
      return Object.fromEntries((data?.dynamicBlocks?.items ?? []).flatMap(block => (block ? [[block.uid, { tree: read(block.content.html) }]] : [])));
    },
  });
  const found = urlKeys.length === 0 ? [] : (await client.query(ContentProductsQuery, { urlKeys, pageSize: urlKeys.length })).products?.items ?? [];
  const products = Object.fromEntries(found.flatMap(product => (product?.url_key ? [[product.url_key, product]] : [])));
  return { title: cmsPage.meta_title || cmsPage.title || '', description: cmsPage.meta_description, tree, products, blocks };
}
