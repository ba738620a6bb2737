import { inputError, noSuchEntity } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type DynamicBlockArguments, dynamicBlocks } from './dynamicBlocks.ts';
import { expandDirectives } from './expandDirectives.ts';
import { type CmsBlockRow, cmsBlock, cmsPage, type CmsPageRow } from './findContent.ts';

/** A page as its resolvers take it; a redirect has its own relative_url and code. */
type CmsPageSource = CmsPageRow & { relative_url?: string; redirect_code?: number };

/** CMS pages and blocks. */
export const contentResolvers: ResolverMap = {
  Query: {
    cmsPage(_, { id, identifier }: { id?: number | null; identifier?: string | null }, context) {
      const key = id ?? identifier;
      if (key === undefined || key === null || key === '') throw inputError('"Page id/identifier should be specified');
      const page = cmsPage(context.db, key, context.storeView.code);
      if (!page) throw noSuchEntity(`The CMS page with the "${key}" ID doesn't exist.`);
      context.tags.add('cms_p').add(`cms_p_${page.id}`);
      return page;
    },
    cmsBlocks(_, { identifiers }: { identifiers?: (string | null)[] | null }, context) {
      const wanted = [...new Set((identifiers ?? []).filter(each => each !== null))];
      if (wanted.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
      return {
        items: wanted.map(identifier => {
          const block = cmsBlock(context.db, identifier, context.storeView.code);
          if (!block) return noSuchEntity(`The CMS block with the "${identifier}" ID doesn't exist.`);
          context.tags.add('cms_b').add(`cms_b_${block.id}`);
          return block;
        }),
      };
    },
    dynamicBlocks: (_, args: DynamicBlockArguments, context) => dynamicBlocks(args, context),
  },
  CmsBlock: {
    content: (block: CmsBlockRow, _, context) => expandDirectives(block.content, context),
  },
  CmsPage: {
    content: (page: CmsPageSource, _, context) =>
      page.content === undefined ? null : expandDirectives(page.content, context),
    url_key: (page: CmsPageSource) => page.identifier,
    relative_url: (page: CmsPageSource) => page.relative_url ?? page.identifier,
    redirect_code: (page: CmsPageSource) => page.redirect_code ?? 0,
    page_layout: () => 'cms-full-width',
    type: () => 'CMS_PAGE',
  },
};
