import * as text from '@shop/messages/chrome';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { region } from '../../context/region.tsx';
import { late } from '../shared/late.tsx';
import { useIsTyping } from '../shared/useIsTyping.ts';
import css from './SearchBox.module.css';

const SearchHelp = late(async () => (await import('../shared/suggestions/SearchHelp.tsx')).SearchHelp);

const ACTION = '/search.html';

/** Search: a form that leads to the results, with or without script. Suggestions are fetched for who begins to type. */
function DefaultSearchBox() {
  const [params] = useSearchParams();
  const query = params.get('query') ?? '';
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const isTyping = useIsTyping();
  const shown = useRef(query);
  useEffect(() => {
    const isHere = document.activeElement === box.current;
    // Who began to type before the shop listened.
    if (isHere) setWanted(true);
    if (shown.current === query) return;
    shown.current = query;
    if (box.current && !(isHere && isTyping())) box.current.value = query;
    // oxlint-disable-next-line react/exhaustive-deps -- whether somebody types is asked as the results come
  }, [query]);
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(`${ACTION}?${new URLSearchParams({ query: box.current?.value ?? '' })}`);
  };
  return (
    <form className={css['search']} action={ACTION} role="search" onSubmit={search} onFocus={() => setWanted(true)}>
      <input
        ref={box}
        className={css['input']}
        role="combobox"
        aria-expanded="false"
        aria-controls="search-help"
        name="query"
        defaultValue={query}
        placeholder={text.searchHint}
        aria-label={text.searchHint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={128}
      />
      <button className={css['submit']} type="submit" aria-label={text.search}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
      </button>
      {wanted && <SearchHelp key={`help ${query}`} box={box} />}
    </form>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The search field of the header, with its suggestions. */
    SearchBox: object;
  }
}

export const SearchBox = region('SearchBox', DefaultSearchBox);
