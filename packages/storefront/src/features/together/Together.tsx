import * as text from '@shop/messages/together';
import { Button } from '@shop/ui';
import { useId, useState } from 'react';
import { region } from '../../context/region.tsx';
import { lateDialog } from '../shared/late.tsx';
import type { Configurable } from '../shared/options/productOptions.ts';
import { Price } from '../shared/Price.tsx';
import type { QuickChosen } from '../shared/quickAdd/QuickChoice.tsx';
import { quickAddWay } from '../shared/quickAdd/quickAddWay.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import css from './Together.module.css';
import { TogetherItem } from './TogetherItem.tsx';
import { choiceWords, lineOf, type TogetherLine } from './togetherLines.ts';
import type { Offered } from './togetherQuery.ts';
import { useTogether } from './useTogether.ts';

const QuickChoice = lateDialog(async () => (await import('../shared/quickAdd/QuickChoice.tsx')).QuickChoice);

export interface TogetherProps {
  /** The product that the page is about. */
  product: Offered & Configurable;
  /** Sku of its variant that is chosen on the page. */
  sku: string | undefined;
  /** What it costs as it is chosen, in rupees, before a discount too, and its pictures. */
  shown: { price: number; was?: number | undefined; pictures: readonly { url: string }[] };
  /** What goes with it. */
  others: readonly Offered[];
}

/**
 * A product and what goes with it: tick, see the sum, and put all of it into the cart by one press (together-01). What
 * is chosen on the page counts here too; the rest is chosen in a dialog.
 */
function DefaultTogether({ product, sku, shown, others }: TogetherProps) {
  const title = useId();
  const [chosen, setChosen] = useState<Record<string, QuickChosen>>({});
  const [ticked, setTicked] = useState(() =>
    [product, ...others.filter(each => quickAddWay(each) === 'at-once')].map(each => each.sku ?? ''),
  );
  const [choosing, setChoosing] = useState<TogetherLine>();
  const { state, refused, problem, setProblem, add } = useTogether();

  const own = lineOf(product, chosen[product.sku ?? '']);
  const onPage = sku === undefined ? undefined : { sold: sku, choice: choiceWords(product, sku), isFrom: false };
  const main: TogetherLine = onPage
    ? { ...own, ...onPage, price: shown.price, was: shown.was, picture: shown.pictures[0]?.url ?? own.picture }
    : own;
  const lines = [main, ...others.map(each => lineOf(each, chosen[each.sku ?? '']))];
  const taken = lines.filter(line => ticked.includes(line.sku));
  const sum = (amount: (line: TogetherLine) => number) => taken.reduce((total, line) => total + amount(line), 0);

  const tick = (line: TogetherLine, isTicked: boolean) => {
    setProblem(undefined);
    if (isTicked && line.isChoosable && line.sold === undefined) return setChoosing(line);
    setTicked(before => (isTicked ? [...before, line.sku] : before.filter(other => other !== line.sku)));
  };
  const choose = (choice: QuickChosen) => {
    const of = choosing?.sku ?? '';
    setChosen(before => ({ ...before, [of]: choice }));
    setTicked(before => (before.includes(of) ? before : [...before, of]));
  };
  const submit = async () => {
    if (state !== 'ready') return;
    if (taken.length === 0) return setProblem(text.tickOne);
    const open = taken.find(line => line.sold === undefined);
    if (open) return setChoosing(open);
    const { inCart, isAll } = await add(taken);
    // Who presses again after a refusal wants what is missing, not everything twice.
    if (!isAll) setTicked(before => before.filter(other => !inCart.includes(other)));
  };

  return (
    <div className={css['together']}>
      <h2 id="together-title">{text.title}</h2>
      <div className={css['set']}>
        <ul className={css['items']}>
          {lines.map((line, index) => (
            <TogetherItem
              key={line.sku}
              line={line}
              isOwn={index === 0}
              isTicked={ticked.includes(line.sku)}
              onTick={isTicked => tick(line, isTicked)}
              onChoose={line.isChoosable && !(index === 0 && onPage) ? () => setChoosing(line) : undefined}
              onNear={line.isChoosable ? QuickChoice.prefetch : undefined}
              refusal={refused[line.sku]}
            />
          ))}
        </ul>
        <div className={css['sum']}>
          <p id={title}>{text.totalOf(taken.length)}</p>
          <p aria-live="polite" aria-labelledby={title}>
            <Price
              value={sum(line => line.price)}
              was={sum(line => line.was ?? line.price)}
              prefix={taken.some(line => line.isFrom) ? text.from : undefined}
            />
          </p>
          <Button wide busy={state === 'busy'} unavailable={taken.length === 0} onClick={() => void submit()}>
            {state === 'added' ? text.added : text.add(taken.length)}
          </Button>
          {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
        </div>
      </div>
      <QuickChoice
        open={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        sku={choosing?.sku ?? ''}
        name={choosing?.name ?? ''}
        href={choosing?.href ?? ''}
        chosen={chosen[choosing?.sku ?? '']?.values}
        onChosen={choose}
      />
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** A product and what goes with it, on its page. */
    Together: TogetherProps;
  }
}

export const Together = region('Together', DefaultTogether);
