import { addItemToCart, addToast, cartSlice, useAppDispatch, useAppSelector, warmFlows } from '@shop/state';
import { Badge, Button, Notice, OptionPicker, Price, QuantityStepper, useMoney } from '@shop/ui';
import { ShoppingCart } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { GuestPrice, useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { choicesOf, choose, chosenVariant, type Chosen } from './choices.ts';
import css from './BuyBox.module.css';
import { isConfigurable, optionsOf, shownOf, variantsOf, type Product } from './productModel.ts';

const { selectIsAdding, selectCartErrors } = cartSlice.selectors;

export interface BuyBoxProps {
  product: Product;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Price, options, quantity and the way into the cart. */
export function BuyBox({ product, chosen, onChoose }: BuyBoxProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const money = useMoney();
  const [quantity, setQuantity] = useState(1);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const options = optionsOf(product);
  const variants = variantsOf(product);
  const variant = chosenVariant(options, variants, chosen);
  const sku = isConfigurable(product) ? variant?.sku : (product.sku ?? undefined);
  const [sent, setSent] = useState(false);
  const adding = useAppSelector(state => sku !== undefined && selectIsAdding(state, sku));
  const unreachable = useAppSelector(selectCartErrors).get;
  const shown = shownOf(product, variant?.sku);
  const hidden = useIsPriceHidden();
  const surcharge = product.productsurcharge_fee ?? 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (sku === undefined) return;
    setProblem(undefined);
    setSent(true);
    const outcome = await dispatch(addItemToCart({
      sku, quantity, parentSku: isConfigurable(product) ? (product.sku ?? undefined) : undefined,
      product: { sku, gallery: shown.pictures },
    }));
    setSent(false);
    if (outcome.status === 'done') {
      dispatch(addToast({ type: 'success', message: `${product.name} is in your cart.`, actionText: 'View cart', dismissable: true, onAction: () => void navigate('/cart') }));
    } else if (outcome.status === 'failed') {
      setProblem(outcome.problem.kind === 'offline' ? 'You are offline. Try again when you are back online.' : outcome.problem.message);
    }
  };

  return (
    <form className={css['box']} method="post" action="/cart" data-late="" onPointerEnter={warmFlows} onFocus={warmFlows} onSubmit={event => void submit(event)}>
      {hidden ? <GuestPrice /> : <Price value={shown.price} was={shown.was} prefix={shown.isRange ? 'From' : undefined} size="large" />}
      <p className={css['quiet']}>MRP inclusive of all taxes{surcharge > 0 && `, plus ${money(surcharge)} handling charge for each`}</p>
      {options.map(option => (
        <OptionPicker
          key={option.code}
          label={option.label}
          name={`option-${option.code}`}
          choices={choicesOf(option, variants, chosen)}
          value={chosen[option.code]}
          onChange={uid => onChoose(choose(options, variants, chosen, option.code, uid))}
          error={asked && chosen[option.code] === undefined ? `Choose the ${option.label.toLowerCase()} first.` : undefined}
        />
      ))}
      <div className={css['stock']}>
        {!shown.inStock && <Badge tone="danger">Out of stock</Badge>}
        {shown.inStock && shown.left !== undefined && <Badge tone="warning">{`Only ${shown.left} left`}</Badge>}
        {shown.inStock && shown.left === undefined && <Badge tone="success">In stock</Badge>}
      </div>
      {problem && <Notice tone="danger" urgent>{problem}</Notice>}
      {unreachable && !problem && <Notice tone="warning" urgent>Your cart cannot be reached right now. Nothing in it is lost.</Notice>}
      <div className={css['actions']}>
        <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} max={Math.min(shown.left ?? 10, product.max_sale_qty ?? 10)} disabled={!shown.inStock} />
        <Button type="submit" wide busy={sent || adding} disabled={!shown.inStock} icon={<ShoppingCart size={20} strokeWidth={1.5} aria-hidden />}>
          {shown.inStock ? 'Add to cart' : 'Out of stock'}
        </Button>
      </div>
      <p className={css['late']} role="alert">The page could not finish loading. Check your connection and press again.</p>
      <noscript><Notice tone="warning">Turn on JavaScript to buy here.</Notice></noscript>
    </form>
  );
}
