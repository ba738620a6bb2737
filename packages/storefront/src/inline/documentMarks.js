// Names and namespace as in packages/state/src/persistence/storedValues.ts.
(() => {
  const read = name => {
    try {
      const { value, timeStored, ttl } = JSON.parse(localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__' + name));
      return ttl && Date.now() - timeStored > ttl * 1000 ? '' : value;
    } catch {
      return '';
    }
  };
  if (read('signin_token')) document.documentElement.dataset.session = 'customer';
  if (read('cartId')) document.documentElement.dataset.cart = 'stored';
  // A document that is opened again was left at a place in pixels: what is out of sight is laid out too.
  if (performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate'))
    document.documentElement.dataset.whole = '';
})();
