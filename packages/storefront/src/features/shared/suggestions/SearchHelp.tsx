import * as text from '@shop/messages/suggestions';
import { from } from '@shop/messages/tile';
import { appSlice, useAppDispatch, useAppSelector, type ShopThunk } from '@shop/state';
import { Combobox, Image, useMoney } from '@shop/ui';
import { Clock, TrendingUp, X } from 'lucide-react';
import { useCallback, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useIsPriceHidden } from '../GuestPrice.tsx';
import css from './SearchHelp.module.css';
import type { Suggestion, SuggestionKind } from './suggestion.ts';
import { useSuggestions } from './useSuggestions.ts';

const titles: Record<SuggestionKind, string> = {
  recent: text.recent,
  popular: text.popular,
  category: text.categories,
  product: text.products,
};
const kinds = Object.keys(titles) as SuggestionKind[];

/** What is seen of a suggestion. Guests see no price where the store view keeps it from them. */
function Content({ suggestion: { kind, label, within, picture, price, isRange } }: { suggestion: Suggestion }) {
  const money = useMoney();
  const hidden = useIsPriceHidden();
  return (
    <>
      {kind === 'recent' && <Clock className={css['icon']} size={18} strokeWidth={1.5} aria-hidden />}
      {kind === 'popular' && <TrendingUp className={css['icon']} size={18} strokeWidth={1.5} aria-hidden />}
      {kind === 'product' && (
        <span className={css['picture']}>{picture && <Image src={picture} alt="" sizes="40px" largest={160} />}</span>
      )}
      <span className={css['label']}>
        {label}
        {within && <span className={css['within']}> {within}</span>}
      </span>
      {price !== undefined && !hidden && (
        <span className={css['price']}>
          {isRange && `${from} `}
          {money(price)}
        </span>
      )}
    </>
  );
}

const Forget = () => (
  <>
    <X className={css['icon']} size={18} strokeWidth={1.5} aria-hidden />
    <span className={css['label']}>{text.forget}</span>
  </>
);

const { searchToggled, searchExecuted } = appSlice.actions;

/** Opens or closes the search. */
const showSearch =
  (isOpen: boolean): ShopThunk =>
  (dispatch, getState) => {
    if (getState().app.searchOpen !== isOpen) dispatch(searchToggled());
  };

export interface SearchHelpProps {
  /** The search box, a combobox, and the form around it. It works by itself; this only adds to it. */
  box: RefObject<HTMLInputElement | null>;
}

/** Suggestions below the search box. */
export function SearchHelp({ box }: SearchHelpProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { suggestions, type, forget } = useSuggestions();
  const isOpen = useAppSelector(appSlice.selectors.selectIsSearchOpen);
  const show = useCallback((open: boolean) => dispatch(showSearch(open)), [dispatch]);
  // Nothing leads on from here: one goes on in the field.
  const forgetAll = () => {
    forget?.();
    box.current?.focus();
  };
  const execute = useCallback(() => void dispatch(searchExecuted()), [dispatch]);
  return (
    <Combobox
      box={box}
      id="search-help"
      label={text.list}
      countText={text.count}
      open={isOpen}
      onOpenChange={show}
      onSubmit={execute}
      onType={type}
      groups={kinds.map(kind => ({
        title: titles[kind],
        options: [
          ...suggestions
            .filter(suggestion => suggestion.kind === kind)
            .map(suggestion => ({
              id: suggestion.id,
              content: <Content suggestion={suggestion} />,
              onPick: () => void navigate(suggestion.href),
            })),
          // No search is kept under this id: that of an empty box.
          ...(kind === 'recent' && forget ? [{ id: '', content: <Forget />, onPick: forgetAll }] : []),
        ],
      }))}
    />
  );
}
