import * as text from '@shop/messages/compare';
import { Button, Image } from '@shop/ui';
import { X } from 'lucide-react';
import { use, useRef } from 'react';
import { giveFocus, useKeptFocus } from '../useKeptFocus.ts';
import css from './CompareBar.module.css';
import { CompareContext } from './CompareContext.ts';
import { compareHref, MOST_COMPARED } from './compared.ts';

/** What is chosen to be compared, and the way to see it side by side (compare-01). */
export function CompareBar() {
  const { items, press, clear } = use(CompareContext);
  const bar = useRef<HTMLElement>(null);
  const { length } = items;
  useKeptFocus(items.map(({ sku }) => sku).join(), () => bar.current?.querySelector<HTMLElement>('a, button'));
  return (
    <section ref={bar} className={css['bar']} aria-label={text.chosen}>
      <p className={css['count']} role="status">
        {text.count(length, MOST_COMPARED)}
      </p>
      <ul className={css['list']}>
        {items.map(item => (
          <li key={item.sku}>
            <button
              type="button"
              className={css['item']}
              aria-label={text.remove(item.name)}
              title={text.remove(item.name)}
              onClick={() => press(item)}
            >
              {item.picture && <Image src={item.picture} alt="" ratio={1} sizes="44px" largest={160} />}
              <X size={14} strokeWidth={2.5} aria-hidden />
            </button>
          </li>
        ))}
        {Array.from({ length: MOST_COMPARED - length }, (_, index) => (
          <li key={index} className={css['free']} aria-hidden />
        ))}
      </ul>
      {length > 1 ? (
        <Button className={css['go']} size="small" href={compareHref(items.map(({ sku }) => sku))}>
          {text.compareCount(length)}
        </Button>
      ) : (
        <p className={css['hint']}>{text.oneMore}</p>
      )}
      <Button
        className={css['clear']}
        kind="link"
        size="small"
        onClick={() => {
          clear();
          giveFocus(document.querySelector<HTMLElement>('[data-list-start]'));
        }}
      >
        {text.clear}
      </Button>
    </section>
  );
}
