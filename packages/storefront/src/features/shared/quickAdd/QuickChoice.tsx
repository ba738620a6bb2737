import * as words from '@shop/messages/product';
import * as text from '@shop/messages/quickAdd';
import { useAppDispatch } from '@shop/state';
import { Badge, Button, Dialog, Image, Link, Skeleton } from '@shop/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { chosenVariant, type Chosen } from '../options/choices.ts';
import { OptionFields } from '../options/OptionFields.tsx';
import { readOptions, readVariants } from '../options/productOptions.ts';
import { Price } from '../Price.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { RetryNotice } from '../RetryNotice.tsx';
import { useProblem } from '../useProblem.ts';
import { useRefusal } from '../useRefusal.ts';
import { addQuickly } from './addQuickly.ts';
import css from './QuickChoice.module.css';
import { QuickChoiceQuery } from './quickChoiceQuery.ts';

/** What was chosen of a product. */
export interface QuickChosen {
  /** Of the variant. */
  sku: string;
  /** Value uids by the code of the option. */
  values: Chosen;
  /** The same for people: "Midnight blue, 128 GB". */
  words: string;
  /** Rupees. */
  price: number;
  /** Rupees before a discount; undefined where there is none. */
  was: number | undefined;
  /** Address of the picture of the variant, else of one that looks the same; undefined without any. */
  picture: string | undefined;
}

export interface QuickChoiceProps {
  /** Whether it stands open; the options are asked for only then. */
  open: boolean;
  /** It is done, or the shopper gave up. */
  onClose: () => void;
  /** The product, whose variant is chosen. */
  sku: string;
  /** Of the product. */
  name: string;
  /** Page of the product. */
  href: string;
  /** What is chosen to begin with. */
  chosen?: Chosen | undefined;
  /** It is in the cart. */
  onAdded?: () => void;
  /** Takes the choice; then nothing is put into the cart here. */
  onChosen?: (choice: QuickChosen) => void;
}

/** Chooses the options of a product of a list, and puts it into the cart unless the choice is taken (listing-01). */
export function QuickChoice(props: QuickChoiceProps) {
  // Each opening begins with what its tile shows.
  return props.open && <OpenChoice {...props} />;
}

function OpenChoice({ onClose, sku, name, href, chosen: first = {}, onAdded, onChosen }: QuickChoiceProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useId();
  const { form, asked, refuse } = useRefusal();
  const [chosen, setChosen] = useState(first);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useProblem();
  const [{ data, error }, ask] = useQuery({ query: QuickChoiceQuery, variables: { sku } });
  const product = data?.products?.items?.find(each => each !== null);
  const options = product && 'variants' in product ? readOptions(product) : [];
  const variants = product && 'variants' in product ? readVariants(product) : [];
  const variant = chosenVariant(options, variants, chosen);
  const sold = product && 'variants' in product ? (product.variants ?? []).map(each => each?.product) : [];
  const shown = sold.find(each => each?.sku === variant?.sku);
  // The colour shows before a size is chosen.
  const alike = variants.find(each => Object.entries(chosen).every(([code, uid]) => each.values[code] === uid));
  const { regular_price: was, final_price: now } = (shown ?? product)?.price_range.minimum_price ?? {};
  const picture = sold.find(each => each?.sku === alike?.sku)?.small_image?.url ?? product?.small_image?.url;
  const left = shown?.only_x_left_in_stock ?? undefined;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending || !product) return;
    if (!variant) return refuse();
    if (onChosen) {
      const words = options.flatMap(({ code, values }) => values.find(each => each.uid === chosen[code])?.label ?? []);
      const [price, before] = [now?.value ?? 0, was?.value ?? undefined];
      onChosen({
        sku: variant.sku,
        values: chosen,
        words: words.join(', '),
        price,
        was: before,
        picture: picture ?? undefined,
      });
      return onClose();
    }
    setSending(true);
    setProblem(undefined);
    const gallery = picture ? [{ url: picture }] : undefined;
    const item = { sku: variant.sku, parentSku: sku, quantity: 1, product: { sku: variant.sku, gallery } };
    const outcome = await dispatch(addQuickly(item, name, () => void navigate('/cart')));
    setSending(false);
    setProblem(outcome.problem);
    if (!outcome.isAdded) return;
    onAdded?.();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={onChosen ? text.chooseOnlyTitle : text.chooseTitle}
      footer={
        <Button type="submit" form={id} wide busy={isSending} unavailable={!product}>
          {onChosen ? text.takeChoice : words.addToCart}
        </Button>
      }
    >
      <form ref={form} id={id} className={css['choice']} noValidate onSubmit={event => void submit(event)}>
        <div className={css['head']}>
          <span className={css['picture']}>{picture && <Image src={picture} alt="" sizes="72px" largest={320} />}</span>
          <div>
            <p>{name}</p>
            {now ? (
              <Price value={now.value ?? 0} was={was?.value ?? undefined} />
            ) : (
              <Skeleton width="6rem" height="1.5rem" />
            )}
            {left !== undefined && <Badge tone="warning">{words.onlyLeft(left)}</Badge>}
            <Link href={href}>{text.allDetails}</Link>
          </div>
        </div>
        {error && !product ? (
          <RetryNotice onRetry={() => ask({ requestPolicy: 'network-only' })}>{text.notLoaded}</RetryNotice>
        ) : product ? (
          <OptionFields
            prefix={id}
            options={options}
            variants={variants}
            chosen={chosen}
            onChoose={setChosen}
            asked={asked}
          />
        ) : (
          <Skeleton height="6rem" />
        )}
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </form>
    </Dialog>
  );
}
