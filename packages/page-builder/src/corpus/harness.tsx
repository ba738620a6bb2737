import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { parse } from '../parse/parse.ts';
import { PageBuilder } from '../render/PageBuilder.tsx';

/** Parses and renders each piece as a browser would that follows a link to the page. */
export function renderAll(markups: string[]): void {
  for (const markup of markups) {
    const root = document.body.appendChild(document.createElement('div'));
    const tree = parse(markup, { hosts: ['shop.test'] });
    flushSync(() =>
      createRoot(root).render(
        <PageBuilder tree={tree} renderProducts={keys => keys.map(key => <p key={key}>{key}</p>)} />,
      ),
    );
  }
}

Object.assign(window, { renderAll });
