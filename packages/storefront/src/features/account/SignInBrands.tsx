import { PageBuilder, type PageTree } from '@shop/page-builder';
import { use } from 'react';
import css from './Account.module.css';

export interface BrandsData {
  /** What the back end shows below its sign-in form; undefined where it has nothing. */
  brands: PageTree | undefined | Promise<PageTree | undefined>;
}

/** The brands slider of /sign-in, which editors fill (content-17). */
export function SignInBrands({ brands }: BrandsData) {
  const tree = brands instanceof Promise ? use(brands) : brands;
  return (
    tree && (
      <div className={css['brands']}>
        <PageBuilder tree={tree} renderProducts={() => []} />
      </div>
    )
  );
}
