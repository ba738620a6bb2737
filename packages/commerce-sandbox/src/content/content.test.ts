import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { expandDirectives } from './expandDirectives.ts';

const { query } = makeSandbox();

describe('expandDirectives', () => {
  const expand = (content: string) => expandDirectives(content, { mediaBase: 'https://shop.test' });

  it.each([
    ['<img src="{{media url=wysiwyg/a.png}}">', '<img src="https://shop.test/media/wysiwyg/a.png">'],
    ['<img src="{{media url=&quot;wysiwyg/a.png&quot;}}">', '<img src="https://shop.test/media/wysiwyg/a.png">'],
    [
      '{\\&quot;desktop_image\\&quot;:\\&quot;{{media url=wysiwyg/a.png}}\\&quot;}',
      '{\\&quot;desktop_image\\&quot;:\\&quot;https://shop.test/media/wysiwyg/a.png\\&quot;}',
    ],
    ['<a href="{{store url="cart"}}">', '<a href="https://shop.test/cart">'],
    ['<a href="{{store url=\'\'}}">', '<a href="https://shop.test/">'],
    ['<a href="{{store direct_url=\'/a.html\'}}">', '<a href="https://shop.test/a.html">'],
    ['a{{widget type="Products" ids="1"}}b', 'ab'],
    ['{{', '{{'],
  ])('%s', (content, expected) => {
    expect(expand(content)).toBe(expected);
  });
});

describe('cmsPage', () => {
  it('is found by identifier, with its directives expanded', async () => {
    const { data } = await query('{ cmsPage(identifier: "about-us") { identifier url_key title meta_title content } }');
    expect(data).toEqual({
      cmsPage: {
        identifier: 'about-us',
        url_key: 'about-us',
        title: 'About us',
        meta_title: 'About us',
        content: '<p>About http://sandbox.test/contact-us</p>',
      },
    });
  });

  it('is found by id', async () => {
    expect((await query('{ cmsPage(id: 1) { identifier } }')).data).toEqual({ cmsPage: { identifier: 'home' } });
  });

  it('belongs to its store view only', async () => {
    const ask = '{ cmsPage(identifier: "campus") { title } }';
    expect((await query(ask, {}, { store: 'uni' })).data).toEqual({ cmsPage: { title: 'Campus' } });
    expect((await query(ask)).errors?.[0]).toMatchObject({
      message: 'The CMS page with the "campus" ID doesn\'t exist.',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('has to be named', async () => {
    expect((await query('{ cmsPage { title } }')).errors?.[0]).toMatchObject({
      message: '"Page id/identifier should be specified',
      extensions: { category: 'graphql-input' },
    });
  });
});

describe('cmsBlocks', () => {
  const ask =
    'query Blocks($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }';

  it('come in the order of their identifiers, a missing one as null with an error', async () => {
    const { data, errors } = await query(ask, { identifiers: ['promise', 'absent', 'footer'] });
    expect(data).toEqual({
      cmsBlocks: {
        items: [
          { identifier: 'promise', content: '<p><img src="http://sandbox.test/media/wysiwyg/promise.png" alt=""></p>' },
          null,
          { identifier: 'footer', content: '<p>Footer.</p>' },
        ],
      },
    });
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'The CMS block with the "absent" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      }),
    ]);
  });

  it('prefer the one of the store view', async () => {
    expect((await query(ask, { identifiers: ['footer'] }, { store: 'uni' })).data).toEqual({
      cmsBlocks: { items: [{ identifier: 'footer', content: '<p>Uni footer.</p>' }] },
    });
  });

  it.each([[undefined], [[]]])('have to be named: %j', async identifiers => {
    expect((await query(ask, { identifiers })).errors?.[0]).toMatchObject({
      message: '"identifiers" of CMS blocks should be specified',
      extensions: { category: 'graphql-input' },
    });
  });
});
