import type { SaleQuantitySeed } from '../catalogue/priceTypes.ts';
import type { RowReader } from './RowReader.ts';
import { readFlag, readQuantity, readStep } from './readScalars.ts';
import { spread } from './spread.ts';

/** How many pieces a cart may have of what a row sells, where it does not leave that to the shop's configuration. */
export function readSaleQuantity(row: RowReader): SaleQuantitySeed {
  const isOwn = (column: string) => row.text(column) !== '1';
  const hasSteps = isOwn('use_config_enable_qty_inc') && row.read('enable_qty_increments', readFlag) === true;
  return {
    ...(isOwn('use_config_min_sale_qty') && spread('minQuantity', row.read('min_cart_qty', readQuantity))),
    ...(isOwn('use_config_max_sale_qty') && spread('maxQuantity', row.read('max_cart_qty', readQuantity))),
    ...(hasSteps && isOwn('use_config_qty_increments') && spread('quantityStep', row.read('qty_increments', readStep))),
  };
}
