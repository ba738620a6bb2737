import type { DatabaseSync } from 'node:sqlite';
import { customOption, customUid, isWritten } from '../products/customOptions.ts';
import { linkUid } from '../products/downloads.ts';
import { selectionUid } from '../products/bundles.ts';
import { decodeUid, encodeUid } from '../uid.ts';
import type { AddRequest } from './findSold.ts';

/** CustomizableOptionInput: answers to customisable options, as other storefronts write them. */
export type OlderAnswers = ({ id?: number | null; uid?: string | null; value_string: string } | null)[];

/** An item of the mutations that were before addProductsToCart, by product type. */
export interface OlderItem {
  data: AddRequest;
  parent_sku?: string | null;
  variant_sku?: string | null;
  customizable_options?: OlderAnswers | null;
  bundle_options?: ({ id: number; quantity: number; value: (string | null)[] } | null)[] | null;
  downloadable_product_links?: ({ link_id: number } | null)[] | null;
}

/** Those answers as options of addProductsToCart: they are ids of values with commas between, or a text where one is written. */
export function olderAnswers(db: DatabaseSync, given: OlderAnswers) {
  const selected: string[] = [];
  const entered: { uid: string; value: string }[] = [];
  for (const answer of given) {
    if (!answer) continue;
    const id = answer.uid ? Number(decodeUid(answer.uid).split('/')[1]) : (answer.id ?? Number.NaN);
    const option = Number.isFinite(id) ? customOption(db, id) : undefined;
    if (!option || isWritten(option))
      entered.push({ uid: encodeUid(`custom-option/${id}`), value: answer.value_string });
    else selected.push(...answer.value_string.split(',').map(value => customUid(id, Number(value))));
  }
  return { selected_options: selected, entered_options: entered };
}

/** What such an item asks for, as addProductsToCart has it. */
export function olderRequest(db: DatabaseSync, item: OlderItem): AddRequest {
  const { selected_options: selected, entered_options: entered } = olderAnswers(db, item.customizable_options ?? []);
  const parts = (item.bundle_options ?? []).flatMap(option =>
    option === null
      ? []
      : option.value.flatMap(id => (id === null ? [] : [selectionUid(option.id, Number(id), option.quantity)])),
  );
  const links = (item.downloadable_product_links ?? []).flatMap(link => (link === null ? [] : [linkUid(link.link_id)]));
  return {
    ...item.data,
    sku: item.variant_sku ?? item.data.sku,
    parent_sku: item.parent_sku ?? item.data.parent_sku ?? null,
    selected_options: [...(item.data.selected_options ?? []), ...selected, ...parts, ...links],
    entered_options: [...(item.data.entered_options ?? []), ...entered],
  };
}
