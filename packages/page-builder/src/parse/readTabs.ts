import { tab } from '@shop/messages/content';
import type { TabItem } from '../tree.ts';
import { backgroundOf } from './background.ts';
import { attribute, findAllInside, part, textOf, hasClass } from './query.ts';
import { styled, type Reader } from './reading.ts';

/** Tabs stand to the left where nothing is said (content-18). */
const alignments = { left: 'start', center: 'center', right: 'end' } as const;
const sides = ['left', 'center', 'right'] as const;

/** Titles stand in the first child, bodies in the content; a body without a title goes by its own name. */
export const readTabs: Reader = (element, reading) => {
  const navigation = part(element, 'navigation');
  const titles = navigation
    ? findAllInside(navigation, child => child.tagName === 'li').map(title => textOf(title).trim())
    : [];
  const tabs = findAllInside(element, child => attribute(child, 'dataContentType') === 'tab-item').map(
    (item, index): TabItem => ({
      title: titles[index] || attribute(item, 'dataTabName')?.trim() || tab(index + 1),
      ...styled(item, reading),
      ...backgroundOf(item),
      children: reading.inside(item),
    }),
  );
  if (tabs.length === 0) return null;
  const content = part(element, 'content');
  const { minHeight } = content ? reading.stylesOf(content) : {};
  const active = Number(attribute(element, 'dataActiveTab'));
  return {
    type: 'tabs',
    defaultIndex: Number.isInteger(active) && active >= 0 && active < tabs.length ? active : 0,
    align: alignments[sides.find(side => hasClass(element, `tab-align-${side}`)) ?? 'left'],
    ...(minHeight && { minHeight }),
    ...styled(element, reading),
    tabs,
  };
};
