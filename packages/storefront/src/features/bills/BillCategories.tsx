import * as text from '@shop/messages/bills';
import { Link } from '@shop/ui';
import css from './Bills.module.css';
import { categoryIcon } from './categoryIcons.ts';
import type { BillCategory } from './billQueries.ts';
import { setuHref } from './setuHref.ts';

/** Every kind of bill, as a way to its billers (bills-01). */
export function BillCategories({
  categories,
}: {
  /** All kinds that the back end has. */
  categories: BillCategory[];
}) {
  return (
    <ul className={css['categories']} aria-label={text.categories}>
      {categories.map(({ code, name }) => {
        const Icon = categoryIcon(code);
        return (
          <li key={code}>
            <Link className={css['category']} href={setuHref(code)}>
              <span className={css['icon']}>
                <Icon size={28} strokeWidth={1.5} aria-hidden />
              </span>
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
