import { PageBuilder, type PageTree } from '@shop/page-builder';
import { useArrived, type Coming } from '../shared/useArrived.ts';
import css from './Account.module.css';

export interface BrandsData {
  /** What the back end shows below its sign-in form; undefined where it has nothing. */
  brands: Coming<PageTree | undefined>;
}

/** The brands slider of /sign-in, which editors fill (content-17). */
export function SignInBrands({ brands }: BrandsData) {
  const tree = useArrived(brands);
  return (
    tree && (
      <div className={css['brands']}>
        <PageBuilder tree={tree} renderProducts={() => []} />
      </div>
    )
  );
}
