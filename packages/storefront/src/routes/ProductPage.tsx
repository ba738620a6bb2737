import { useAppDispatch } from '@shop/state';
import { Badge } from '@shop/ui';
import { memo, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { DeliveryBar } from '../features/delivery/DeliveryBar.tsx';
import type { ProductFacts } from '../features/facts/loadFacts.ts';
import { PromisePlace } from '../features/facts/PromisePlace.tsx';
import { BuyBox } from '../features/product/BuyBox.tsx';
import { chosenIn, chosenVariant, type Chosen } from '../features/shared/options/choices.ts';
import { Elsewhere } from '../features/product/Elsewhere.tsx';
import { Gallery } from '../features/product/Gallery.tsx';
import { ProductHead } from '../features/product/ProductHead.tsx';
import { productTypePart } from '../features/product/productTypePart.ts';
import { isDelivered, optionsOf, shownOf, variantsOf, type Product } from '../features/product/productModel.ts';
import { RelatedProducts } from '../features/product/RelatedProducts.tsx';
import { QuestionsPlace } from '../features/questions/QuestionsPlace.tsx';
import { RecentPlace } from '../features/recent/RecentPlace.tsx';
import { keepProduct } from '../features/recent/recentProducts.ts';
import { ReviewsPlace } from '../features/reviews/ReviewsPlace.tsx';
import { Breadcrumbs } from '../features/shared/Breadcrumbs.tsx';
import { useIsPriceHidden } from '../features/shared/GuestPrice.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useShell } from '../features/shared/useShell.ts';
import { withPage } from '../features/shared/withPage.ts';
import { NoticePlace } from '../features/stockNotices/NoticePlace.tsx';
import { TogetherPlace } from '../features/together/TogetherPlace.tsx';
import type { Offered } from '../features/together/togetherQuery.ts';
import { AboutPlace } from './AboutPlace.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import css from './ProductPage.module.css';

/** What the page needs for the product's type. */
export const part = ({ product }: ProductPageData) => productTypePart(product);

interface ChoiceProps {
  product: Product;
  facts: ProductFacts | null;
  /** Between pictures and choices. */
  head: ReactNode;
  /** After the way into the cart: what the product earns (coins-06). */
  foot: ReactNode;
  together: readonly Offered[];
}

/** The pictures of a product, or of its chosen variant. */
const Pictures = memo(function Pictures({ product, sku }: { product: Product; sku: string | undefined }) {
  const { pictures } = shownOf(product, sku);
  return <Gallery key={pictures[0]?.url} pictures={pictures} name={product.name ?? ''} />;
});

interface PromisesProps {
  product: Product;
  facts: ProductFacts | null;
  /** Of what is chosen, in rupees. */
  price: number;
}

/** Where it is delivered to, and what is promised with it, in one strip (product-01). */
const Promises = memo(function Promises({ product, facts, price }: PromisesProps) {
  return (
    <div className={css['promises']}>
      {isDelivered(product) && <DeliveryBar />}
      {facts && <PromisePlace facts={facts} price={price || undefined} isDelivered={isDelivered(product)} />}
    </div>
  );
});

/** What a choice changes. The rest of the page is handed in or stands outside, so that no choice has to wait for it. */
function Choice({ product, facts, head, foot, together }: ChoiceProps) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(params, optionsOf(product), variantsOf(product)));
  // The choice and its price answer first; pictures of the variant follow.
  const sku = useDeferredValue(chosenVariant(optionsOf(product), variantsOf(product), chosen)?.sku);
  const shown = shownOf(product, sku);
  const { price } = shown;
  return (
    <>
      <div className={css['main']}>
        <Pictures product={product} sku={sku} />
        <div className={css['aside']}>
          {head}
          <BuyBox product={product} chosen={chosen} onChoose={setChosen} />
          <NoticePlace product={product} />
          {foot}
          {(isDelivered(product) || facts) && <Promises product={product} facts={facts} price={price} />}
          <Elsewhere product={product} price={price} sightings={facts?.sightings} />
        </div>
      </div>
      {together.length > 0 && <TogetherPlace product={product} sku={sku} shown={shown} others={together} />}
    </>
  );
}

/** A product: pictures, price, choices and the way into the cart. */
export function Component({
  data: { product, crumbs, description, reviews, questions, facts, together },
}: {
  /** The product and what stands below it, as the loader fetched them; what did not come is null. */
  data: ProductPageData;
}) {
  const { storeName } = useShell();
  const hidden = useIsPriceHidden();
  const dispatch = useAppDispatch();
  const sku = product.sku ?? '';
  useEffect(() => dispatch(keepProduct(sku)), [dispatch, sku]);
  const related = withPage(product.related_products);
  // A related product begins anew, with nothing of this one's choices, pictures and reviews.
  return (
    <div key={product.uid} className={css['page']}>
      <PageTitle page={product.meta_title || product.name || undefined} description={product.meta_description} />
      <Breadcrumbs crumbs={crumbs} />
      <Choice
        product={product}
        head={<ProductHead product={product} />}
        facts={facts}
        together={together}
        foot={
          product.mw_reward_messages &&
          !hidden && (
            <span className={css['coins']}>
              <Badge tone="coin">{product.mw_reward_messages.product_message}</Badge>
            </span>
          )
        }
      />
      <AboutPlace
        className={css['about']}
        part={{
          nodes: description,
          origin: product.country_of_manufacture,
          shop: storeName,
          specifications: facts?.specifications ?? [],
          boxContents: facts?.boxContents ?? [],
        }}
      />
      {questions && <QuestionsPlace product={product} first={questions} />}
      {reviews && <ReviewsPlace product={product} first={reviews} />}
      {related.length > 0 && <RelatedProducts products={related} />}
      <RecentPlace without={sku} />
    </div>
  );
}
