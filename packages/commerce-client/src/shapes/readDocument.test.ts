import { describe, expect, it } from 'vitest';
import { readDocument, type Selection } from './readDocument.ts';

/** Selections as a list: a field by its key, name and marks, a fragment by what it is of. */
const told = (selections: readonly Selection[]): unknown[] =>
  selections.map(each =>
    'key' in each
      ? [
          `${each.key}=${each.name}${each.type}`,
          ...(each.isOptional ? ['?'] : []),
          ...(each.selections ? [told(each.selections)] : []),
        ]
      : [`...${each.spread ?? each.of ?? ''}${each.type}`, ...(each.isOptional ? ['?'] : []), ...told(each.selections)],
  );

const asked = (text: string) => told(readDocument(text).operation?.selections ?? []);

describe('a document with marks', () => {
  it('says what is asked under which key, and of what type it is', () => {
    expect(asked('query Cart($id:String!){cart(cart_id:$id){id~^ pieces:total_quantity+^items*{uid~^}}}')).toEqual([
      ['cart=cart', [['id=id~^'], ['pieces=total_quantity+^'], ['items=items*', [['uid=uid~^']]]]],
    ]);
  });

  it('says what may be left out, and what depends on the type of an object', () => {
    expect(asked('{a@include(if:$x)...on Page?{b}...Tile^...@skip(if:$y){c}...{d}...on Gift@skip(if:$y){e}}')).toEqual([
      ['a=a', '?'],
      ['...Page?', ['b=b']],
      ['...Tile^'],
      ['...^', '?', ['c=c']],
      ['...^', ['d=d']],
      ['...Gift', '?', ['e=e']],
    ]);
  });

  it('is read past arguments, whatever their texts hold', () => {
    const text = 'query A($x:In={name:{match:"{) (" }}){a(f:{s:"\\") { b }",t:""" ) " """})@include(if:true){b}c}';
    expect(asked(text)).toEqual([['a=a', '?', [['b=b']]], ['c=c']]);
  });

  it('holds fragments by their names, and says what changes something', () => {
    const { operation, fragments } = readDocument(
      'mutation Reset{reset{done?^}}\nfragment Tile on ProductInterface{name}',
    );
    expect(operation?.isMutation).toBe(true);
    expect([...fragments].map(([name, { of, selections }]) => [name, of, told(selections)])).toEqual([
      ['Tile', 'ProductInterface', [['name=name']]],
    ]);
    expect(readDocument('fragment Tile on ProductInterface{name}').operation).toBeUndefined();
  });

  it('ends where its text ends', () => {
    expect(asked('{a{b')).toEqual([['a=a', [['b=b']]]]);
  });
});
