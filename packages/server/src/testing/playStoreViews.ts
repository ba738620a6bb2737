/**
 * A back end as Magento is: it tells of the store view that the `Store` header names, in whichever website that lies, and
 * refuses one that it does not have.
 *
 * @param locales Of its store views, by their codes.
 */
export const playStoreViews =
  (locales: Readonly<Record<string, string>>): typeof fetch =>
  async (_, init) => {
    const code = new Headers(init?.headers).get('store') ?? 'default';
    return Object.hasOwn(locales, code)
      ? Response.json({ data: { storeConfig: { store_code: code, locale: locales[code] } } })
      : Response.json(
          {
            errors: [{ message: `Requested store is not found (${code})`, extensions: { category: 'graphql-input' } }],
          },
          { status: 500 },
        );
  };
