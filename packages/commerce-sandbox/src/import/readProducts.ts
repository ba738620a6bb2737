import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { ImportProblems, ImportRefused } from './ImportProblems.ts';
import type { ImportShop, Recorded } from './ImportShop.ts';
import { stageText } from './stageFile.ts';
import { Staging } from './Staging.ts';
import { toProduct } from './toProduct.ts';

type ReadOptions = Pick<ImportShop, 'categories' | 'leaflet' | 'now' | 'notices'> & {
  /** Codes of the store views. */
  views: ReadonlySet<string>;
  /** Rows of store views for the same products, as files of their own; their lines are counted on. */
  inViews?: readonly string[];
};

/**
 * The products of a file in the format of Magento's product export, in its order: what an import would load into a shop
 * that has none of them. Throws ImportRefused.
 */
export function readProducts(text: string, { views, inViews = [], ...known }: ReadOptions): ProductSeed[] {
  const problems = new ImportProblems();
  const staging = new Staging({ inMemory: true });
  try {
    const options = { staging, problems, notices: known.notices, views };
    let after = 0;
    for (const each of [text, ...inViews]) {
      stageText(each, options, after);
      after += each.split('\n').length;
    }
    const shop: ImportShop = {
      ...known,
      problems,
      recordOf: sku => staging.shared(sku),
      viewsOf: sku => staging.inViews(sku),
      photo: undefined,
      holdsPhoto: () => false,
    };
    const products = [...ownersIn(staging)].flatMap(([sku, record]) => {
      if (!record) problems.add(1, 'sku', `"${sku}" has no row without store_view_code`);
      return (record && toProduct(sku, record, shop)?.seed) ?? [];
    });
    if (problems.count > 0) throw new ImportRefused(problems);
    return products;
  } finally {
    staging.close();
  }
}

/** Each product once, where the first of its rows stands: a variant with the product that it belongs to. */
function* ownersIn(staging: Staging): Generator<[sku: string, record: (Recorded & { line: number }) | undefined]> {
  const seen = new Set<string>();
  for (const { sku } of staging.skus()) {
    const owner = staging.parentOf(sku) ?? sku;
    if (seen.has(owner)) continue;
    seen.add(owner);
    yield [owner, staging.shared(owner)];
  }
}
