import { describe, expect, it } from 'vitest';
import { FieldError, splitEscaped, splitKeeping, splitPairs } from './splitFields.ts';

const pairs = (text: string) => Object.fromEntries(splitPairs(text));

describe('name=value pairs in one field', () => {
  it('reads plain values, and keeps a comma that no name follows', () => {
    expect(pairs('color=Midnight blue,material=Cotton, linen and silk,size=M')).toEqual({
      color: 'Midnight blue',
      material: 'Cotton, linen and silk',
      size: 'M',
    });
  });

  it('reads quoted values with doubled quotation marks and with backslashes', () => {
    expect(pairs('a="x,b=1","c"=2'.replace('"c"', 'c'))).toEqual({ a: 'x,b=1', c: '2' });
    expect(pairs('screen="6.1"" OLED",note="say \\"hello\\", twice"')).toEqual({
      screen: '6.1" OLED',
      note: 'say "hello", twice',
    });
  });

  it('keeps equals signs, line breaks and a last comma', () => {
    expect(pairs('formula=a=b,text=one\ntwo,')).toEqual({ formula: 'a=b', text: 'one\ntwo' });
  });

  it('refuses what has no name, and quotations that do not end', () => {
    expect(() => splitPairs('blue')).toThrow('"blue" is not of the form name=value');
    expect(() => splitPairs('a="blue')).toThrow('a quotation mark is opened and never closed');
    expect(() => splitPairs('a="blue"green')).toThrow(FieldError);
  });
});

describe('lists in one field', () => {
  it('splits at separators without a backslash in front', () => {
    expect(splitEscaped('Default Category/Books \\/ Paper/Pens', '/')).toEqual([
      'Default Category',
      'Books / Paper',
      'Pens',
    ]);
    expect(splitKeeping('Default Category/Salt\\, pepper,Default Category/B', ',')).toEqual([
      'Default Category/Salt\\, pepper',
      'Default Category/B',
    ]);
  });
});
