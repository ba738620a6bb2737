import type { PageElement, PageTree, Row } from '@shop/page-builder';

/** Hold rows of their own. */
const holdsRows = ({ type }: PageElement) => type === 'row' || type === 'block' || type === 'dynamic_block';

/**
 * A page as rows: what stands in none, as all that is plain HTML, gets one (content-24), for rows keep to the page's
 * column. It begins with its heading, where it has one (content-25).
 */
export function inRows({ children }: PageTree, heading: string | null | undefined): PageTree {
  const rows: PageElement[] = [];
  let open: Row | undefined;
  const put = (element: PageElement) => {
    if (holdsRows(element)) {
      open = undefined;
      rows.push(element);
    } else if (open) open.children.push(element);
    else rows.push((open = { type: 'row', appearance: 'contained', children: [element] }));
  };
  if (heading) put({ type: 'heading', level: 1, content: [heading] });
  children.forEach(put);
  return { children: rows };
}
