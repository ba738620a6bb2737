// @vitest-environment node
import { absentFields, optionalFields } from '@shop/commerce-client';
import { describe, expect, it } from 'vitest';
import { asked, categoryList, makeShop } from '../testing/makeShop.ts';

const everything = Object.keys(optionalFields);

/** A Magento without extensions: it refuses an operation for one field that it does not know. */
async function renderOnPlain(path: string, featuresOff: string[]) {
  const refused: string[] = [];
  const unknown = new RegExp(`\\b(${absentFields(everything).join('|')})\\b`);
  const plain: typeof fetch = async input => {
    const field = unknown.exec(asked(input).get('query') ?? '')?.[0];
    if (field === undefined)
      return Response.json({
        data: {
          storeConfig: { store_code: 'kaveri', store_name: 'Kaveri', category_url_suffix: '.html' },
          categoryList,
          route: null,
          products: null,
          cmsBlocks: null,
        },
      });
    refused.push(field);
    return Response.json({ errors: [{ message: `Cannot query field "${field}".` }] });
  };
  return { page: await makeShop()(path, plain, { config: { featuresOff } }), refused };
}

describe('a page on a back end without extensions', () => {
  it('has its menu when the features are off, and asks for nothing unknown', async () => {
    const { page, refused } = await renderOnPlain('/nowhere', everything);
    expect(refused).toEqual([]);
    expect(page.html).toContain('href="/phones.html"');
  });

  it('would lose its menu otherwise', async () => {
    const { page, refused } = await renderOnPlain('/nowhere', []);
    expect(refused).not.toEqual([]);
    expect(page.html).not.toContain('href="/phones.html"');
  });

  it('is 404 for coins where there are none', async () => {
    expect((await renderOnPlain('/zepp-coins', ['coins'])).page.status).toBe(404);
    expect((await renderOnPlain('/zepp-coins', [])).page.status).toBe(200);
  });

  it('tells the browser what not to ask for', async () => {
    const carried = async (off: string[]) =>
      /id="shop-data">(.*?)<\/script>/.exec((await renderOnPlain('/nowhere', off)).page.html)?.[1] ?? '{}';
    expect(JSON.parse(await carried(['coins']))).toMatchObject({
      absentFields: [
        'mw_reward_points',
        'mw_applied_reward_points',
        'mw_reward_messages',
        'applyMwRewardPointsToCart',
        'removeMwRewardPointsFromCart',
      ],
      config: { featuresOff: ['coins'] },
    });
    expect(JSON.parse(await carried([]))).toMatchObject({ absentFields: [] });
  });
});
