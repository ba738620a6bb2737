import * as text from '@shop/messages/productTypes';
import { Checkbox, Link, RadioGroup, useMoney } from '@shop/ui';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { BuyForm } from './BuyForm.tsx';
import { isSoldByLink, linksOf, samplesOf } from './downloadLinks.ts';
import css from './ProductTypes.module.css';
import { shownOf, type ProductOf } from './productModel.ts';
import { ticked } from './ticked.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useRefusal } from '../shared/useRefusal.ts';

function Sample({ title, href, children }: { title: string; href: string; children: string }) {
  return (
    <Link className={css['sample']} href={href} newTab aria-label={`${text.sampleOf(title)}, ${text.opensInTab}`}>
      <FileDown size={18} strokeWidth={1.5} aria-hidden />
      {children}
    </Link>
  );
}

/** Buys files: all of them, or those that are chosen. Samples open before anything is bought. */
export function DownloadableBox({
  product,
}: {
  /** With its files and samples. */
  product: ProductOf<'DownloadableProduct'>;
}) {
  const money = useMoney();
  const hidden = useIsPriceHidden();
  const links = linksOf(product);
  const samples = samplesOf(product);
  const chooses = isSoldByLink(product);
  const [picked, setPicked] = useState(() => (links.length === 1 ? links.map(({ uid }) => uid) : []));
  const { form, asked, refuse } = useRefusal();
  const { add, sending, problem } = useAddToCart(product.name ?? '');
  const whole = shownOf(product, undefined);
  const extra = links.filter(({ uid }) => picked.includes(uid)).reduce((sum, { price }) => sum + price, 0);
  const isMissing = chooses && picked.length === 0;
  const shown = {
    ...whole,
    price: whole.price + extra,
    was: whole.was === undefined ? undefined : whole.was + extra,
    isRange: isMissing && links.some(({ price }) => price > 0),
    left: undefined,
  };
  const sku = product.sku ?? '';
  const selectedOptions = chooses ? picked : links.map(({ uid }) => uid);

  const submit = (isBuyNow: boolean) => {
    if (isMissing) refuse();
    else void add({ sku, quantity: 1, selectedOptions, product: { sku, gallery: whole.pictures } }, isBuyNow);
  };

  return (
    <BuyForm
      ref={form}
      product={product}
      shown={shown}
      sku={sku}
      problem={problem}
      busy={sending}
      wishOptions={selectedOptions}
      onSubmit={submit}
    >
      {chooses ? (
        <RadioGroup legend={product.links_title ?? text.links} error={asked && isMissing ? text.chooseLink : undefined}>
          {links.map(({ uid, title, price, sample }) => (
            <div key={uid} className={css['row']}>
              <Checkbox
                label={title}
                aside={hidden || price === 0 ? undefined : text.adds(money(price))}
                checked={picked.includes(uid)}
                onChange={event => setPicked(ticked(picked, uid, event.currentTarget.checked))}
              />
              {sample && (
                <Sample title={title} href={sample}>
                  {text.sample}
                </Sample>
              )}
            </div>
          ))}
        </RadioGroup>
      ) : (
        <div>
          <p className={css['legend']}>{product.links_title ?? text.youGet}</p>
          <ul className={css['links']}>
            {links.map(({ uid, title, sample }) => (
              <li key={uid} className={css['row']}>
                {title}
                {sample && (
                  <Sample title={title} href={sample}>
                    {text.sample}
                  </Sample>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {samples.length > 0 && (
        <div>
          <p className={css['legend']}>{text.samples}</p>
          <ul className={css['links']}>
            {samples.map(({ title, href }) => (
              <li key={href}>
                <Sample title={title} href={href}>
                  {title}
                </Sample>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={css['quiet']}>{text.downloadHelp}</p>
    </BuyForm>
  );
}
