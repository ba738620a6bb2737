import * as text from '@shop/messages/suggestions';
import { from } from '@shop/messages/tile';
import { appSlice, useAppDispatch, useAppSelector, type ShopThunk } from '@shop/state';
import { Image, useMoney, VisuallyHidden } from '@shop/ui';
import { Clock, TrendingUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
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

const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return undefined;
};

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

/**
 * Suggestions below the search box (APG "Editable combobox with list autocomplete"). Arrows move through them and back
 * into the box, Enter takes the chosen one or searches for what is typed, Escape closes.
 */
export function SearchHelp({ box }: SearchHelpProps) {
  const id = useId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { suggestions, type } = useSuggestions();
  const isOpen = useAppSelector(appSlice.selectors.selectIsSearchOpen);
  const [active, setActive] = useState(-1);
  const shown = isOpen && suggestions.length > 0;

  const close = () => {
    dispatch(showSearch(false));
    setActive(-1);
  };
  const pick = ({ href }: Suggestion) => {
    box.current?.blur();
    void navigate(href);
  };
  const press = (event: KeyboardEvent) => {
    const next = suggestions.length > 0 ? placeAfter(event.key, active, suggestions.length) : undefined;
    const chosen = shown ? suggestions[active] : undefined;
    if (event.isComposing) return;
    if (next !== undefined) {
      dispatch(showSearch(true));
      setActive(next);
    } else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && shown) close();
    else return;
    event.preventDefault();
  };
  const handlers = useRef({ press, close });
  useEffect(() => {
    handlers.current = { press, close };
  });

  // The box stands before this is loaded, with what was typed into it: it is listened to, not made anew.
  useEffect(() => {
    const input = box.current;
    if (!input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => {
      setActive(-1);
      dispatch(showSearch(true));
      type(input.value);
    };
    input.addEventListener('input', open, { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('click', () => dispatch(showSearch(true)), { signal });
    input.addEventListener('keydown', event => handlers.current.press(event), { signal });
    input.addEventListener('blur', () => handlers.current.close(), { signal });
    input.form?.addEventListener('submit', () => dispatch(searchExecuted()), { signal });
    if (document.activeElement === input) open();
    return () => {
      listening.abort();
      dispatch(showSearch(false));
    };
  }, [box, type, dispatch]);

  useEffect(() => {
    const input = box.current;
    input?.setAttribute('aria-expanded', String(shown));
    input?.setAttribute('aria-autocomplete', 'list');
    if (shown && active >= 0) input?.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [box, id, shown, active]);

  return (
    <>
      <div id="search-help" className={css['list']} role="listbox" aria-label={text.list} hidden={!shown}>
        {kinds
          .filter(kind => suggestions.some(suggestion => suggestion.kind === kind))
          .map(kind => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={css['title']} role="presentation">
                {titles[kind]}
              </p>
              {suggestions.map(
                (suggestion, index) =>
                  suggestion.kind === kind && (
                    // Pressing must not take the focus out of the box, which would close the list before the click
                    // arrives.
                    <div
                      key={suggestion.id}
                      ref={element => {
                        if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
                      }}
                      id={`${id}-${index}`}
                      className={css['option']}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === active}
                      onPointerDown={event => event.preventDefault()}
                      onMouseDown={event => event.preventDefault()}
                      onClick={() => pick(suggestion)}
                    >
                      <Content suggestion={suggestion} />
                    </div>
                  ),
              )}
            </div>
          ))}
      </div>
      <VisuallyHidden>
        <span role="status">{shown && text.count(suggestions.length)}</span>
      </VisuallyHidden>
    </>
  );
}
