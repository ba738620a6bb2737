import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { SandboxContext } from '../context.ts';

/** What nobody may keep. */
export const NOT_CACHED = 'no-store, no-cache, must-revalidate, max-age=0';

const cacheable = new Set([
  '__typename',
  'attributesForm',
  'attributesList',
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
]);

/** What a cache in front must tell apart (programmes-07). The same factors, the same answer. */
function cacheId({ currency, customerId, programme, storeView, config }: SandboxContext): string {
  const factors = {
    CONTEXT_CURRENCY: currency,
    CUSTOMER_GROUP: customerId === null ? '0' : (programme ?? '1'),
    CUSTOMER_TAX_RATE: '0',
    IS_LOGGED_IN: customerId === null ? '0' : '1',
    STORE: storeView.code,
  };
  const values = Object.entries(factors)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
  return createHash('sha256')
    .update(`${values.join('|').toUpperCase()}|${config.secret}`)
    .digest('hex');
}

/** True when every root field is one that Magento caches. */
export function isCacheable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const all = (set: SelectionSetNode): boolean =>
    set.selections.every(selection => {
      if (selection.kind === Kind.FIELD) return cacheable.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return all(selection.selectionSet);
      const fragment = document.definitions.find(
        each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
      );
      return (
        fragment !== undefined &&
        'selectionSet' in fragment &&
        fragment.selectionSet !== undefined &&
        all(fragment.selectionSet)
      );
    });
  return operation.operation === 'query' && all(operation.selectionSet);
}

/**
 * Caching headers of an answer. Public only for a cacheable GET whose X-Magento-Cache-Id, where one was sent, is the
 * current one; with a token it has to be sent, or one customer's answer could serve another.
 */
export function cacheHeaders(
  request: Request,
  context: SandboxContext,
  cacheableAnswer: boolean,
): Record<string, string> {
  const sent = request.headers.get('x-magento-cache-id');
  const current = cacheId(context);
  const matches = sent === null || sent === '' ? context.token === null : sent === current;
  const vary = 'Store, Content-Currency, X-Magento-Cache-Id, Authorization';
  if (!cacheableAnswer || request.method !== 'GET' || !matches) {
    return { 'Cache-Control': NOT_CACHED, Pragma: 'no-cache', 'X-Magento-Cache-Id': current, Vary: vary };
  }
  return {
    'Cache-Control': 'public, max-age=86400',
    'X-Magento-Tags': [...context.tags, 'FPC'].join(','),
    'X-Magento-Cache-Id': current,
    Vary: vary,
  };
}
