/** A category with the ones below it, as the menu asks for them. */
function sampleBranch(name: string, position: number, below: string[] = []): object {
  const path = name.toLowerCase().replaceAll(/\W+/g, '-');
  return {
    uid: path,
    name,
    position,
    url_path: path,
    include_in_menu: 1,
    image: null,
    children: below.map((child, index) => sampleBranch(child, index)),
  };
}

const names = [
  'Mobiles & Tablets',
  'Laptops',
  'Audio',
  'Wearables',
  'Appliances',
  'Kitchen',
  'Fashion',
  'Home',
  'Books',
  'Bill and Recharge',
];
const children = names.map((name, index) =>
  sampleBranch(name, index, index === 0 ? ['Smartphones', 'Tablets', 'Cases', 'Chargers'] : []),
);
const categoryList = [{ uid: 'root', children }];

/** What the back end answers about ten categories, of which the first has four below it. */
export const sampleMenu = { Shell: { storeConfig: null, categoryList }, getMegaMenu: { categoryList } };
