import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import { listingFor } from '../products/listingFor.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import { decodeId, encodeUid } from '../uid.ts';
import { expandDirectives } from './expandDirectives.ts';

/** DynamicBlocksFilterInput and the paging beside it. */
export interface DynamicBlockArguments {
  input?: {
    type: 'SPECIFIED' | 'CART_PRICE_RULE_RELATED' | 'CATALOG_PRICE_RULE_RELATED';
    dynamic_block_uids?: (string | null)[] | null;
    locations?: (string | null)[] | null;
  } | null;
  pageSize?: number | null;
  currentPage?: number | null;
}

interface DynamicBlockRow {
  id: number;
  content: string;
  /** JSON list of GraphQL's DynamicBlockLocationEnum; null means all. */
  locations: string | null;
  /** The coupon whose cart price rule it belongs to. */
  coupon: string | null;
  of_catalogue_rule: 0 | 1;
}

const isGoodCoupon = (context: SandboxContext, code: string): boolean =>
  row(
    context.db,
    'SELECT 1 FROM coupon WHERE code = ? AND (expires_at IS NULL OR expires_at > ?) AND uses_left IS NOT 0',
    code,
    context.clock().getTime(),
  ) !== undefined;

/**
 * True while the rule that a block belongs to takes something off: its coupon is good, or some product has an offer
 * price.
 */
function isActive(
  block: DynamicBlockRow,
  type: 'CART_PRICE_RULE_RELATED' | 'CATALOG_PRICE_RULE_RELATED',
  context: SandboxContext,
): boolean {
  if (type === 'CART_PRICE_RULE_RELATED') return block.coupon !== null && isGoodCoupon(context, block.coupon);
  return block.of_catalogue_rule === 1 && listingFor(context).saving.some(part => part > 0);
}

/**
 * Blocks that are named, in the order of the names, or those of the rules that are active. Without a filter all of
 * them.
 */
export function dynamicBlocks({ input, ...paging }: DynamicBlockArguments, context: SandboxContext) {
  const page = readPage(paging);
  const all = rows<DynamicBlockRow>(
    context.db,
    'SELECT id, content, locations, coupon, of_catalogue_rule FROM dynamic_block WHERE stores IS NULL OR EXISTS (SELECT 1 FROM json_each(stores) WHERE value = ?) ORDER BY id',
    context.storeView.code,
  );
  const places = input?.locations?.filter(place => place !== null) ?? [];
  const shown = all.filter(
    ({ locations }) =>
      places.length === 0 ||
      locations === null ||
      (JSON.parse(locations) as string[]).some(place => places.includes(place)),
  );
  const { items, ...rest } = cutPage(chosen(shown, input, context), page);
  return {
    ...rest,
    items: items.map(block => ({
      uid: encodeUid(block.id),
      content: { html: expandDirectives(block.content, context) },
    })),
  };
}

function chosen(
  blocks: readonly DynamicBlockRow[],
  input: DynamicBlockArguments['input'],
  context: SandboxContext,
): readonly DynamicBlockRow[] {
  if (!input) return blocks;
  if (input.type !== 'SPECIFIED') {
    const { type } = input;
    return blocks.filter(block => isActive(block, type, context));
  }
  const ids = new Set((input.dynamic_block_uids ?? []).filter(uid => uid !== null).map(decodeId));
  return [...ids].flatMap(id => blocks.find(block => block.id === id) ?? []);
}
