import * as text from '@shop/messages/chrome';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { region } from '../../context/region.tsx';
import { late } from '../shared/late.tsx';
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
  // Somebody has gone on typing since the press that led to the results: they keep what they type.
  const isTyping = useRef(false);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const isLeft = document.activeElement !== box.current;
    if (box.current && (isLeft || !isTyping.current)) box.current.value = query;
  }, [query]);
  const pressed = () => {
    // A key that writes something is followed by its input.
    isTyping.current = false;
  };
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(`${ACTION}?${new URLSearchParams({ query: box.current?.value ?? '' })}`);
  };
  return (
    <form
      className={css['search']}
      action={ACTION}
      role="search"
      onSubmit={search}
      onFocus={() => setWanted(true)}
      onClick={pressed}
      onKeyDown={pressed}
      onInput={() => {
        isTyping.current = true;
      }}
    >
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
