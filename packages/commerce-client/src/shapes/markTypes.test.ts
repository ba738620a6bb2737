import { describe, expect, it } from 'vitest';
import { bareName, withMarksApart, withMarksInNames } from './marksInNames.ts';
import { markTypes } from './markTypes.ts';

// Rule client-15.
describe('the marks of types', () => {
  it.each([
    [
      'a text or an object that may be null has none',
      '{products(filter:{}){page_info{current_page}}}',
      '{products(filter:{}){page_info{current_page+}}}',
    ],
    ['what must be there', '{cart(cart_id:"c"){id total_quantity}}', '{cart(cart_id:"c"){id~^total_quantity+^}}'],
    [
      'lists, of what may be null and of what may not',
      '{cart(cart_id:"c"){items{uid}available_payment_methods{code}}}',
      '{cart(cart_id:"c"){items~*{uid~^}available_payment_methods*{code^}}}',
    ],
    [
      'what an interface says of its types',
      '{cart(cart_id:"c"){items{...on SimpleCartItem{quantity}}}}',
      '{cart(cart_id:"c"){items~*{...on SimpleCartItem{quantity+^}}}}',
    ],
    [
      'types that are told by what else they are',
      '{products(filter:{}){items{...on CustomizableProductInterface{options{uid}}}}}',
      '{products(filter:{}){items~*{...on CustomizableProductInterface?{options~*{uid~^}}}}}',
    ],
    [
      'a type that each object here has',
      '{cart(cart_id:"c"){...on Cart{id}}}',
      '{cart(cart_id:"c"){...on Cart^{id~^}}}',
    ],
    ['what an operation changes', 'mutation Reset{resetCart{success}}', 'mutation Reset{resetCart{success?^}}'],
  ])('%s', (_what, text, wanted) => {
    expect(markTypes(text)).toBe(wanted);
  });

  it('follow fragments that are written beside', () => {
    expect(
      markTypes(
        '{products(filter:{}){items{...Tile}}} fragment Tile on ProductInterface{...Sale} fragment Sale on SimpleProduct{weight}',
      ),
    ).toBe(
      '{products(filter:{}){items~*{...Tile^}}}fragment Tile on ProductInterface{...Sale}fragment Sale on SimpleProduct{weight+}',
    );
  });

  it('can stand in names, where a parser reads them, and come apart again', () => {
    const marked = '{cart(cart_id:"~ ^ c"){id~^total_quantity+^items~*{...Line^}}}';
    const named = withMarksInNames(marked);
    expect(named).toBe('{cart(cart_id:"~ ^ c"){id__2__3 total_quantity__0__3 items__2__4 {...Line__3 }}}');
    expect(withMarksApart(named)).toBe(marked);
    expect([bareName('id__2__3'), bareName('__typename'), bareName('id')]).toEqual(['id', '__typename', 'id']);
  });
});
