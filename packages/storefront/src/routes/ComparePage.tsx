import * as text from '@shop/messages/compare';
import { useAppDispatch } from '@shop/state';
import { Button, Notice } from '@shop/ui';
import { Columns2, Share2 } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { CompareQuery, type ComparedProduct } from '../features/compare/compareQuery.ts';
import { CompareTable } from '../features/compare/CompareTable.tsx';
import { readSkus } from '../features/compare/readSkus.ts';
import { Breadcrumbs } from '../features/shared/Breadcrumbs.tsx';
import { CompareContext } from '../features/shared/compare/CompareContext.ts';
import { compareHref } from '../features/shared/compare/compared.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { inOrderOf } from '../features/shared/inOrderOf.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { share } from '../features/shared/share.ts';
import { giveFocus } from '../features/shared/useKeptFocus.ts';
import { withPage } from '../features/shared/withPage.ts';
import { Canonical } from '../seo/Canonical.tsx';
import css from './CategoryPage.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { client } = loaderContext(args);
  const skus = readSkus(new URL(args.request.url).searchParams);
  if (skus.length === 0) return { skus, products: [] };
  const found = withPage((await client.query(CompareQuery, { skus })).products?.items);
  return { skus, products: inOrderOf(skus, found) };
}

/** Products side by side; the address says which (compare-02). Without any it is that of what is chosen here. */
export function Component() {
  const { skus, products } = useLoaderData<typeof loader>();
  const { items, press } = use(CompareContext);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = skus.length === 0 && items.length > 0 ? compareHref(items.map(({ sku }) => sku)) : undefined;
  useEffect(() => {
    if (chosen) void navigate(chosen, { replace: true });
  }, [chosen, navigate]);
  const remove = (product: ComparedProduct) => {
    const item = items.find(({ sku }) => sku === product.sku);
    if (item) press(item);
    giveFocus(heading.current);
    const left = skus.filter(sku => sku !== product.sku);
    // Without one the page of what is chosen: it is empty by then, or shows what this address did not.
    void navigate(left.length > 0 ? compareHref(left) : '/compare', { replace: true, preventScrollReset: true });
  };
  const passOn = () =>
    void dispatch(share({ title: text.title, url: location.href }, { copied: text.copied, notCopied: text.notCopied }));
  const gone = skus.length - products.length;
  return (
    <div className={css['page']}>
      <PageTitle page={text.title} />
      <Canonical />
      <Breadcrumbs crumbs={[{ label: text.home, href: '/' }, { label: text.compare }]} />
      <h1 ref={heading}>{text.title}</h1>
      {gone > 0 && <Notice tone="warning">{text.gone(gone)}</Notice>}
      {products.length > 0 ? (
        <>
          <CompareTable products={products} onRemove={remove} />
          <div>
            <Button
              kind="secondary"
              size="small"
              icon={<Share2 size={18} strokeWidth={1.5} aria-hidden />}
              onClick={passOn}
            >
              {text.share}
            </Button>
          </div>
        </>
      ) : (
        <EmptyState
          picture={<Columns2 size={48} strokeWidth={1.25} />}
          title={text.emptyTitle}
          action={<Button href="/">{text.toShop}</Button>}
        >
          {text.emptyHelp}
        </EmptyState>
      )}
    </div>
  );
}
