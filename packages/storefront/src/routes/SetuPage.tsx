import * as text from '@shop/messages/bills';
import { Button } from '@shop/ui';
import { data as routeData, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { BillCategories } from '../features/bills/BillCategories.tsx';
import { BillerList } from '../features/bills/BillerList.tsx';
import { BillersQuery, BillCategoriesQuery } from '../features/bills/billQueries.ts';
import css from '../features/bills/Bills.module.css';
import { setuHref } from '../features/bills/setuHref.ts';
import { Breadcrumbs } from '../features/shared/Breadcrumbs.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { Canonical } from '../seo/Canonical.tsx';
import { PayBill } from './PayBill.tsx';

/** Longest segment that is asked about. */
const longestSegment = 64;

/** A back end without bills has no such page, nor is there one for a kind of bill that nobody takes (bills-01). */
export async function loader(args: LoaderFunctionArgs) {
  const { client, has } = loaderContext(args);
  if (!has('bills')) throw routeData(null, { status: 404 });
  const segment = new URL(args.request.url).searchParams.get('p')?.slice(0, longestSegment) ?? '';
  const categories = (await client.query(BillCategoriesQuery, {})).billCategories ?? [];
  if (segment === '') return { categories, category: undefined, billers: [] };
  const category = categories.find(({ code }) => code === segment);
  const { billers } = category ? await client.query(BillersQuery, { category: segment }) : { billers: null };
  if (!category || billers === null) throw routeData(null, { status: 404 });
  return { categories, category, billers };
}

/** Bills and recharges: what kind, which biller, what is due; on from there it is paid. */
export function Component() {
  const { categories, category, billers } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const biller = billers.find(({ id, is_available: isUp }) => isUp && id === params.get('biller'));
  const title = biller?.name ?? category?.name ?? text.title;
  const crumbs = [
    { label: text.home, href: '/' },
    { label: text.title, href: category ? '/setu' : undefined },
    ...(category ? [{ label: category.name, href: biller ? setuHref(category.code) : undefined }] : []),
    ...(biller ? [{ label: biller.name }] : []),
  ];
  return (
    <div className={`${css['page']} ${category ? css['narrow'] : ''}`}>
      <Canonical />
      <PageTitle page={title} description={text.lead} />
      <Breadcrumbs crumbs={crumbs.map(({ label, href }) => ({ label, ...(href && { href }) }))} />
      {category === undefined && (
        <>
          <header className={css['intro']}>
            <div className={css['top']}>
              <h1>{title}</h1>
              <Button kind="link" href="/bills-and-recharge">
                {text.toHistory}
              </Button>
            </div>
            <p>{text.lead}</p>
          </header>
          <BillCategories categories={categories} />
          <p className={css['quiet']}>{text.promise}</p>
        </>
      )}
      {category && !biller && (
        <>
          <h1>{title}</h1>
          <BillerList key={category.code} category={category.code} billers={billers} />
        </>
      )}
      {biller && <PayBill key={biller.id} biller={biller} />}
    </div>
  );
}
