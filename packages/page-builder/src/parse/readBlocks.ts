import { attribute, findInside, textOf, hasClass } from './query.ts';
import { oneOf, styled, type Reader } from './reading.ts';

const named = /\{\{(?:widget|block)[^}]*\bblock_id="?([\w-]+)/;

/** A block comes with its content, or only by name: in an attribute, or as a directive that the back end left alone. */
export const readBlock: Reader = (element, reading) => {
  const holder = findInside(element, child => attribute(child, 'dataBlockId') !== undefined) ?? element;
  const identifier =
    attribute(holder, 'dataBlockId') ?? attribute(element, 'dataIdentifier') ?? named.exec(textOf(element))?.[1];
  const children = identifier === undefined || !textOf(element).includes('{{') ? reading.inside(element) : [];
  return {
    type: 'block',
    ...(identifier && /^[\w-]+$/.test(identifier) && { identifier }),
    ...styled(element, reading),
    children,
  };
};

/** A dynamic block is named by uids; what stands in it is shown until, or instead of, what they bring. */
export const readDynamicBlock: Reader = (element, reading) => {
  const holder = findInside(element, child => attribute(child, 'dataUids') !== undefined) ?? element;
  const uids = (attribute(holder, 'dataUids') ?? '').split(/[\s,]+/).filter(uid => /^[\w+/=-]+$/.test(uid));
  return {
    type: 'dynamic_block',
    uids: [...new Set(uids)],
    mode: oneOf(attribute(holder, 'dataDisplayMode'), ['fixed', 'salesrule', 'catalogrule']),
    inline: hasClass(holder, 'block-banners-inline'),
    ...styled(element, reading),
    children: reading.inside(element),
  };
};
