import { browserPorts, useAppDispatch, type Clock } from '@shop/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCommerce } from '../../../context/CommerceContext.ts';
import { askAfterPause } from './askAfterPause.ts';
import { loadPopular } from './popularSearches.ts';
import { forgetSearches, readSearches } from './recentSearches.ts';
import { suggestionsOf, toSearch, type Suggestion } from './suggestion.ts';
import { SuggestionsQuery } from './suggestionsQuery.ts';

/** Fewest letters that the back end is asked about, and fewest for names of categories (Magento's own limit). */
const FEWEST = 2;
const FEWEST_FOR_CATEGORIES = 3;

/**
 * What fits the text in the search box: earlier searches at once, what the back end has once typing pauses. `forget`
 * takes all earlier ones back, while they are shown.
 */
export function useSuggestions(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'> = browserPorts().clock) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const [popular, setPopular] = useState<string[]>([]);
  const [found, setFound] = useState<Suggestion[]>([]);
  const [later] = useState(() =>
    askAfterPause<Suggestion[]>({
      clock,
      ask: async search => {
        const { data } = await client.queryPartial(SuggestionsQuery, {
          search,
          withCategories: search.length >= FEWEST_FOR_CATEGORIES,
        });
        return data ? suggestionsOf(data) : [];
      },
      onAnswer: setFound,
    }),
  );
  useEffect(() => later.stop, [later]);

  const type = useCallback(
    (text: string) => {
      const search = text.trim();
      setTyped(search);
      setRecent(dispatch(readSearches()));
      if (search.length >= FEWEST) later.typed(search);
      else {
        later.stop();
        setFound([]);
        if (search === '') loadPopular(client).then(setPopular, () => undefined);
      }
    },
    [client, dispatch, later],
  );

  const suggestions = useMemo(() => {
    const wanted = typed.toLowerCase();
    const fitting = recent.filter(text => text.toLowerCase().includes(wanted) && text.toLowerCase() !== wanted);
    const others =
      wanted === '' ? popular.filter(text => !recent.some(known => known.toLowerCase() === text.toLowerCase())) : [];
    return [
      ...fitting.map(text => toSearch('recent', text)),
      ...others.map(text => toSearch('popular', text)),
      ...found,
    ];
  }, [typed, recent, popular, found]);

  const forget = useCallback(() => {
    dispatch(forgetSearches());
    setRecent([]);
  }, [dispatch]);

  return { suggestions, type, ...(typed === '' && recent.length > 0 && { forget }) };
}
