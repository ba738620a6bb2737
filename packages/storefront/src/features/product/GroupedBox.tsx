import * as text from '@shop/messages/productTypes';
import { added as addedOne } from '@shop/messages/product';
import { runFlow } from '@shop/state';
import { Badge, Image, Link, Notice, QuantityStepper } from '@shop/ui';
import { useState } from 'react';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { Price } from '../shared/Price.tsx';
import { problemText } from '../shared/problemText.ts';
import { productHref } from '../shared/productHref.ts';
import { BuyForm } from './BuyForm.tsx';
import { groupPrice, groupWish, membersOf } from './groupMembers.ts';
import css from './ProductTypes.module.css';
import { shownOf, type ProductOf } from './productModel.ts';
import { useAddToCart } from './useAddToCart.ts';

/** Most pieces of one member that are offered where neither stock nor what the merchant suggests says another number. */
const mostPieces = 10;

/**
 * Products shown together: each in its own number, all into the cart in one press. What is refused stays here with its
 * reason.
 */
export function GroupedBox({
  product,
}: {
  /** With its members, each in the number that it is shown with. */
  product: ProductOf<'GroupedProduct'>;
}) {
  const hidden = useIsPriceHidden();
  const members = membersOf(product);
  const [wanted, setWanted] = useState(() => Object.fromEntries(members.map(({ sku, quantity }) => [sku, quantity])));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { problem, setProblem, sending, send, told } = useAddToCart(product.name ?? '');
  const chosen = members.filter(({ sku }) => (wanted[sku] ?? 0) > 0);
  const whole = shownOf(product, undefined);
  const shown = {
    ...whole,
    ...(chosen.length > 0 && { ...groupPrice(members, wanted), isRange: false }),
    left: undefined,
    inStock: members.some(({ inStock }) => inStock),
  };

  const submit = async (isBuyNow: boolean) => {
    if (sending) return;
    setRefused({});
    if (chosen.length === 0) return setProblem(text.chooseMember);
    const buyingAt = isBuyNow && location.pathname;
    const outcome = await send(
      runFlow(flows =>
        flows.addItemsToCart(
          chosen.map(({ sku, picture }) => ({
            sku,
            quantity: wanted[sku] ?? 1,
            product: { sku, gallery: picture ? [{ url: picture }] : [] },
          })),
        ),
      ),
    );
    if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    if (outcome.status !== 'done') return;
    const { added, refused: reasons, problem: why } = outcome.value;
    setRefused(reasons);
    if (why && Object.keys(reasons).length === 0) setProblem(problemText(why));
    // Who presses again after a refusal wants what is missing, not everything twice.
    if (why) setWanted(before => ({ ...before, ...Object.fromEntries(added.map(sku => [sku, 0])) }));
    if (added.length > 0)
      told(
        why
          ? text.addedInPart(added.length)
          : added.length === 1
            ? addedOne(members.find(({ sku }) => sku === added[0])?.name ?? '')
            : text.addedTogether(added.length),
        !why && buyingAt,
      );
  };

  return (
    <BuyForm
      product={product}
      shown={shown}
      sku={undefined}
      problem={problem}
      busy={sending}
      wishOptions={groupWish(members, wanted)}
      onSubmit={isBuyNow => void submit(isBuyNow)}
    >
      <div role="group" aria-label={text.members}>
        <p className={css['legend']}>{text.members}</p>
        <ul className={css['members']}>
          {members.map(member => (
            <li key={member.sku} className={css['member']}>
              <span className={css['picture']}>
                {member.picture && <Image src={member.picture} alt="" ratio={1} sizes="64px" largest={160} />}
              </span>
              <span className={css['what']}>
                <Link href={productHref(member)}>{member.name}</Link>
                {!hidden && <Price value={member.price} was={member.was} size="small" />}
                {!member.inStock && (
                  <span>
                    <Badge tone="danger">{text.soldOut}</Badge>
                  </span>
                )}
              </span>
              {member.inStock && (
                <QuantityStepper
                  label={text.quantityOf(member.name)}
                  min={0}
                  max={Math.min(member.left ?? Infinity, Math.max(mostPieces, member.quantity))}
                  value={wanted[member.sku] ?? 0}
                  onChange={pieces => setWanted(before => ({ ...before, [member.sku]: pieces }))}
                />
              )}
              {refused[member.sku] && (
                <div className={css['trouble']}>
                  <Notice tone="danger" urgent>
                    {refused[member.sku]}
                  </Notice>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </BuyForm>
  );
}
