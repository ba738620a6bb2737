// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { asked, categoryList, makeShop } from '../testing/makeShop.ts';

/** The last line of the store view. */
const absoluteFooter = '<p>Copyright &copy; 2026 Rao &amp; Sons</p><style>p{color:red}</style>';

/** The page at a path over a back end that has these CMS blocks. */
async function renderWithBlocks(
  path: string,
  blocks: Record<string, string>,
  featuresOff: string[] = [],
): Promise<string> {
  const answer: typeof fetch = async input => {
    const query = asked(input);
    if (query.get('operationName') !== 'cmsBlocks')
      return Response.json({
        data: {
          storeConfig: {
            store_code: 'kaveri',
            store_name: 'Kaveri',
            base_url: 'http://back.test/',
            absolute_footer: absoluteFooter,
            copyright: '&copy; 2026 Rao &amp; Sons.',
          },
          categoryList,
          route: null,
          cmsBlocks: null,
        },
      });
    const [identifier = ''] = (JSON.parse(query.get('variables') ?? '{}') as { identifiers: string[] }).identifiers;
    const content = blocks[identifier];
    return Response.json(
      content === undefined
        ? {
            data: { cmsBlocks: { items: [null] } },
            errors: [{ message: `The CMS block with the "${identifier}" ID doesn't exist.` }],
          }
        : { data: { cmsBlocks: { items: [{ identifier, content }] } } },
    );
  };
  return (await makeShop()(path, answer, { config: { featuresOff } })).html;
}

describe('the sign-in page', () => {
  // Rule content-17.
  it('shows the brands that the back end puts there, and stands without them', async () => {
    const markup =
      '<div data-content-type="row" data-appearance="contained" data-element="main"><h2 data-content-type="heading" data-element="main">Brands inside</h2></div>';
    const filled = await renderWithBlocks('/sign-in', { 'sign-in-brands': markup });
    expect(filled).toMatch(/<form[^>]*>.*<h2[^>]*>Brands inside<\/h2>/s);
    const bare = await renderWithBlocks('/sign-in', {});
    expect(bare).toMatch(/<form/);
    expect(bare).not.toMatch(/Brands inside|ID doesn/);
  });
});

describe('the footer', () => {
  const footerOf = async (content: string | null, featuresOff: string[] = []) =>
    /<footer.*<\/footer>/s.exec(
      await renderWithBlocks('/nowhere', content === null ? {} : { footer: content }, featuresOff),
    )?.[0] ?? '';

  // Rule frame-16.
  it('shows the block of the back end, cleaned, with links into the shop', async () => {
    const footer = await footerOf(
      '<h2>Help</h2><ul><li><a href="http://back.test/contact-us?a=1">Write to us</a></li></ul><script>alert(1)</script><img src=x onerror=alert(1)>',
    );
    expect(footer).toContain('<a href="/contact-us?a=1">Write to us</a>');
    expect(footer).not.toMatch(/<script|onerror|Terms/);
  });

  it.each([
    ['beside a block', '<p>Help</p>'],
    ['beside links of the shop’s own', null],
  ])('ends with the last line of the store view, as plain text, %s', async (_, content) => {
    expect(await footerOf(content)).toContain('<p>Copyright © 2026 Rao &amp; Sons</p>');
  });

  // Rule frame-16.
  it('shows the copyright line as editors of Magento write it, with entities', async () => {
    expect(await footerOf(null)).toContain('<p>© 2026 Rao &amp; Sons.</p>');
  });

  it('has no link to what the back end lacks', async () => {
    const content =
      '<ul><li><a href="/wishlist">My wishlist</a></li><li><a href="/zepp-coins">My coins</a></li><li><a href="/contact-us">Help</a></li></ul>';
    expect(await footerOf(content)).toMatch(/My wishlist.*My coins/);
    const plain = await footerOf(content, ['wishlist', 'coins']);
    expect(plain).toContain('Help');
    expect(plain).not.toMatch(/wishlist|coins/i);
  });

  // Rule frame-16.
  it('has link groups of its own where the back end has no block', async () => {
    const footer = await footerOf(null);
    expect(footer).toContain('href="/contact-us"');
    expect(footer, 'no page of the law that the back end does not have').not.toContain('/return-policy');
  });
});
