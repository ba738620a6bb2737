// chunk: content
import * as text from '@shop/messages/content';
import type { PageElement, PageTree } from '../tree.ts';
import { blocksOf } from './blocksOf.ts';
import { deepestBlock, type PageData, type RowNames } from './page.ts';
import { elementsIn, wordsOf } from './words.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Names the rows of a page for those who do not see them: after the heading before each, and within tabs after the tab
 * too. No two are called the same.
 */
export function nameRows({ children }: PageTree, data: PageData | undefined): RowNames {
  const names = new Map<PageElement, string>();
  const taken = new Map<string, number>();
  let heading = '';
  const name = (element: PageElement, otherwise: string) => {
    const wanted = heading || otherwise;
    const place = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, place);
    names.set(element, place === 1 ? wanted : text.numbered(wanted, place));
  };
  const walk = (elements: PageElement[], within: string[]): void =>
    elements.forEach(element => {
      switch (element.type) {
        case 'heading':
          heading = wordsOf(element.content);
          break;
        case 'text':
        case 'html':
          for (const { children = [] } of elementsIn(element.content, headings)) heading = wordsOf(children);
          break;
        case 'slider':
          name(element, text.slides);
          break;
        case 'products':
          name(element, text.products);
          break;
        case 'tabs': {
          const around = heading;
          for (const tab of element.tabs) {
            heading = around ? text.inTab(around, tab.title) : tab.title;
            walk(tab.children, within);
          }
          heading = around;
          break;
        }
        case 'block':
        case 'dynamic_block': {
          const trees = blocksOf(element, data).flatMap(({ name: block, block: found }) =>
            'tree' in found ? [{ block, children: found.tree.children }] : [],
          );
          if (trees.length === 0) walk(element.children, within);
          for (const { block, children: inner } of trees)
            if (!within.includes(block) && within.length < deepestBlock) walk(inner, [...within, block]);
          break;
        }
        default:
          if ('children' in element) walk(element.children, within);
      }
    });
  walk(children, []);
  return names;
}
