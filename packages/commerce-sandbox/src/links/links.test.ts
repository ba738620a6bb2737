import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { row, rows } from '../database.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { linkByHand } from './seedLinks.ts';

const LINKS =
  'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { upsell_products { sku } crosssell_products { sku } } } }';

async function links({ query }: TestSandbox, sku: string) {
  const { data } = await query(LINKS, { sku });
  const [item] = (data as { products: { items: Record<string, { sku: string }[]>[] } }).products.items;
  return Object.fromEntries(Object.entries(item!).map(([field, list]) => [field, list.map(each => each.sku)]));
}

describe('links', () => {
  it('lead up to dearer products of the same shelf, the nearest first', async () => {
    const sandbox = makeSandbox();
    expect(await links(sandbox, 'AUR-SP-1')).toMatchObject({ upsell_products: ['TIR-SP-1'] });
    expect(await links(sandbox, 'TIR-SP-1')).toMatchObject({ upsell_products: [] });
  });

  it('lead across to cheaper things of the same brand, then of the same department', async () => {
    expect((await links(makeSandbox(), 'TIR-SP-1'))['crosssell_products']).toEqual(['TIR-HP-1', 'AUR-HP-2']);
  });

  it('leave out what is sold out', async () => {
    const sandbox = makeSandbox();
    sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku = 'TIR-HP-1'");
    expect((await links(sandbox, 'TIR-SP-1'))['crosssell_products']).toEqual(['AUR-HP-2']);
  });

  it('are those that the seed names, where it names some', async () => {
    const sandbox = makeSandbox();
    const { id } = row<{ id: number }>(sandbox.db, "SELECT id FROM product WHERE sku = 'TIR-SP-1'")!;
    linkByHand(sandbox.db, id, 'cross-sell', ['NIL-GV-1', 'NOPE', 'TIR-SP-1', 'AUR-HP-1', 'NIL-GV-1']);
    linkByHand(sandbox.db, id, 'up-sell', []);
    expect(await links(sandbox, 'TIR-SP-1')).toEqual({
      crosssell_products: ['NIL-GV-1', 'AUR-HP-1'],
      upsell_products: [],
    });
  });

  it('are for most of the shipped products those that its file of pairings names', async () => {
    const sandbox = makeSandbox({ catalogue: shipped });
    expect((await links(sandbox, 'PHN-101'))['crosssell_products']).toEqual(['CAS-101', 'CHG-101', 'EBD-101']);
    const sold = new Set(shipped.families.flatMap(({ products }) => products.map(({ sku }) => sku)));
    const named = shipped.families.flatMap(({ products }) => products.flatMap(({ crossSell }) => crossSell ?? []));
    expect(named.length).toBeGreaterThan(700);
    expect(named.filter(sku => !sold.has(sku))).toEqual([]);
  });

  it('are there for most products of the shipped catalogue, at most four of a kind', () => {
    const { db } = makeSandbox({ catalogue: shipped });
    const { products } = row<{ products: number }>(
      db,
      'SELECT count(*) AS products FROM product WHERE parent_id IS NULL',
    )!;
    for (const [kind, least] of [
      ['up-sell', 0.6],
      ['cross-sell', 0.6],
    ] as const) {
      const { linked } = row<{ linked: number }>(
        db,
        'SELECT count(DISTINCT product_id) AS linked FROM product_link WHERE kind = ?',
        kind,
      )!;
      expect(linked / products).toBeGreaterThan(least);
    }
    expect(rows(db, 'SELECT product_id FROM product_link GROUP BY product_id, kind HAVING count(*) > 4')).toEqual([]);
  });
});
