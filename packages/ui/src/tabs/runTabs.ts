import { tabAfter } from './tabAfter.ts';

/** Shows one panel of tabs. Arrows, Home and End move between titles; only the chosen one is in the tab order. */
export function runTabs(root: HTMLElement, defaultIndex: number): () => void {
  const own = <Part extends HTMLElement>(role: string) => [
    ...root.querySelectorAll<Part>(`:scope > * > [role="${role}"]`),
  ];
  const tabs = own('tab');
  const panels = own('tabpanel');
  const end = new AbortController();
  let current = defaultIndex;
  const choose = (index: number) => {
    current = index;
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => {
      panel.hidden = at !== index;
    });
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(index), end);
    tab.addEventListener(
      'keydown',
      event => {
        // With Alt, Ctrl or the Command key it is the browser's own: the way back, for example.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = tabAfter(event.key, current, tabs.length, getComputedStyle(tab).direction === 'rtl');
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        tabs[next]?.focus();
      },
      end,
    );
  });
  choose(current);
  return () => end.abort();
}
