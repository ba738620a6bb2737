import { priceElsewhere } from '@shop/messages/product';
import { Table } from '@shop/ui';
import type { PriceElsewhereProps } from '../../context/shop.ts';

/** Other platforms' prices, one below the other. */
export const PriceTable = ({ others }: PriceElsewhereProps) => (
  <Table caption={priceElsewhere} rows={others.map(({ platform, text }) => ({ name: platform, value: text }))} />
);
