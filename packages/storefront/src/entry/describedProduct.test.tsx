// @vitest-environment node
import { expect, it } from 'vitest';
import { asked, categoryList, makeShop } from '../testing/makeShop.ts';
import { sampleProduct } from '../testing/sampleProduct.ts';

const storeConfig = { store_code: 'kaveri', store_name: 'Kaveri', base_url: 'http://back.test/' };

/** The page of a product whose description the back end has as this HTML, and the modules that it is made of. */
async function renderDescribed(html: string) {
  const product = sampleProduct('VirtualProduct', { description: { html } });
  const answers: Record<string, object> = {
    ResolveURL: { route: { __typename: 'VirtualProduct', uid: 'a', type: 'PRODUCT', redirect_code: 0 } },
    ProductPage: { products: { items: [product] } },
  };
  const asking: string[] = [];
  const answer: typeof fetch = async input => {
    const name = asked(input).get('operationName') ?? '';
    return Response.json({ data: answers[name] ?? { storeConfig, categoryList, cmsBlocks: null } });
  };
  const page = await makeShop()('/breakfast-set.html', answer, {
    assetsFor: modules => (asking.push(...modules), { styles: [], scripts: [], head: '' }),
    report: () => {},
  });
  return { ...page, modules: asking };
}

const tree = 'features/product/DescriptionTree';

// Rule content-01.
it('is written whole where Page Builder made it, and wears what that needs', async () => {
  const { status, html, modules } = await renderDescribed(
    '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">' +
      '<div data-content-type="text" data-element="main"><p>Boils in a minute.</p></div></div></div>',
  );
  expect(status).toBe(200);
  expect(html).toMatch(
    /<h2 id="about-product">.*<section[^>]*data-appearance="contained".*<p>Boils in a minute\.<\/p>/s,
  );
  expect(modules).toContain(tree);
});

it('brings no module for plain HTML', async () => {
  const { html, modules } = await renderDescribed('<p>Boils in a minute.</p>');
  expect(html).toContain('<p>Boils in a minute.</p>');
  expect(modules).not.toContain(tree);
});
