import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from './useKeptFocus.ts';

interface EntryPage {
  page_info?: { current_page?: number | null; total_pages?: number | null } | null;
}

interface Further<Page> {
  /** Below which they stand. */
  first: Page;
  /** With the first. */
  pages: Page[];
  state?: 'loading' | 'failed';
}

/**
 * Entries with headings that come page by page below those that a page came with.
 *
 * @param first the page that came. Another one begins anew, and what is still on its way belongs to the former.
 * @param ask asks the back end for a page by its number.
 */
export function useFurther<Page extends EntryPage>(first: Page, ask: (page: number) => Promise<Page>) {
  const list = useRef<HTMLUListElement>(null);
  const [further, setFurther] = useState<Further<Page>>({ first, pages: [first] });
  const { pages, state } = further.first === first ? further : { pages: [first] };
  const { current_page: current, total_pages: total } = pages.at(-1)?.page_info ?? {};
  const next = (current ?? 1) + 1;
  const show = (then: Further<Page>) => setFurther(now => (now.first === first ? then : now));
  return {
    pages,
    state,
    hasMore: next <= (total ?? 1),
    /** The list that the entries stand in. */
    list,
    more: async ({ currentTarget: button, detail }: MouseEvent<HTMLElement>) => {
      const before = list.current?.children.length ?? 0;
      setFurther({ first, pages, state: 'loading' });
      try {
        const page = await ask(next);
        const { activeElement: at } = document;
        flushSync(() => show({ first, pages: [...pages, page] }));
        // The keyboard goes on at the first that is new, and so does everybody else once the button is gone; not who is elsewhere
        // by now.
        if ((at === button || at === document.body) && (detail === 0 || !button.isConnected))
          giveFocus(list.current?.children[before]?.querySelector('h3'));
      } catch {
        show({ first, pages, state: 'failed' });
      }
    },
  };
}
