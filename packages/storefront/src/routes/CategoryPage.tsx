import * as text from '@shop/messages/listing';
import { Link, productImageUrl } from '@shop/ui';
import { categoryCrumbs } from '../features/listing/categoryCrumbs.ts';
import { Listing } from '../features/listing/Listing.tsx';
import type { CategoryData } from '../features/listing/loadCategory.ts';
import { shownPage } from '../features/listing/shownPage.ts';
import { Breadcrumbs } from '../features/shared/Breadcrumbs.tsx';
import { categoryHref } from '../features/shared/categoryHref.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import css from './CategoryPage.module.css';

const swatchWidth = 160;

/** Whether two lines hold a description, on a phone too or on a wide screen alone: no style can tell. */
const lengthOf = ({ length }: string) => (length > 150 ? 'long' : length > 80 ? 'middle' : undefined);

/** A category: where it lies, what lies below it, and its products. */
export function Component({
  data: { category, products },
}: {
  /** The category and its products, as its loader fetched them. */
  data: CategoryData;
}) {
  const children = (category.children ?? [])
    .filter(child => child?.url_path && child.include_in_menu === 1)
    .toSorted((a, b) => (a?.position ?? 0) - (b?.position ?? 0));
  const { description } = category;
  return (
    <div className={css['page']}>
      <PageTitle
        page={category.meta_title || category.name || undefined}
        number={shownPage(products)}
        description={category.meta_description}
      />
      <Breadcrumbs crumbs={categoryCrumbs(category)} />
      <h1>{category.name}</h1>
      {description && (
        <div className={css['about']} data-length={lengthOf(description)}>
          <p className={css['description']}>{description}</p>
          <details>
            <summary>
              <span>{text.readMore}</span>
              <span>{text.readLess}</span>
            </summary>
          </details>
        </div>
      )}
      {children.length > 0 && (
        <ul className={css['children']} aria-label={text.subcategories(category.name ?? '')}>
          {children.map(
            child =>
              child && (
                <li key={child.uid}>
                  <Link
                    href={categoryHref(child.url_path, category.url_suffix)}
                    data-category={child.name ?? undefined}
                  >
                    {child.image && (
                      <img
                        src={productImageUrl(child.image, {
                          type: 'image-category',
                          width: swatchWidth,
                          height: swatchWidth,
                        })}
                        alt=""
                        width={64}
                        height={64}
                        loading="lazy"
                      />
                    )}
                    {child.name}
                  </Link>
                </li>
              ),
          )}
        </ul>
      )}
      <Listing products={products} label={category.name ?? text.products} category={category} />
    </div>
  );
}
