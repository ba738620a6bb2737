import { graphql } from '../graphql.ts';

/** Marked as pure: what uses only the menu does not carry it. */
export const GetStoreConfigForMegaMenu = /* @__PURE__ */ graphql(`
  query GetStoreConfigForMegaMenu { storeConfig { store_code category_url_suffix } }
`);

const MenuCategoryFragment = graphql(`
  fragment MenuCategory on CategoryTree @_unmask { uid name include_in_menu position url_path image }
`);

/** The root category of the store view and three levels below it, unfiltered: include_in_menu is for the reader. */
export const GetMegaMenu = graphql(
  `
    query getMegaMenu {
      categoryList {
        ...MenuCategory
        children {
          ...MenuCategory
          children {
            ...MenuCategory
            children { ...MenuCategory }
          }
        }
      }
    }
  `,
  [MenuCategoryFragment],
);
