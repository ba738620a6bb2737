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
  if (read('billing_address')) document.documentElement.dataset.address = 'accepted';
  if (read('recentProducts')?.skus?.length) document.documentElement.dataset.seen = '';
  // A page that was left by one customer is shown by the way back to no other, and to nobody who signed out.
  let left;
  addEventListener('pagehide', () => {
    left = read('signin_token');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || left === read('signin_token')) return;
    document.documentElement.hidden = true;
    location.reload();
  });
  // Which scripts may run the content security policy says by their addresses; what else would need a policy of its own.
  window.trustedTypes?.createPolicy('default', { createScriptURL: address => address });
  // A document that is opened again was left at a place in pixels: what is out of sight is laid out too.
  if (performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate'))
    document.documentElement.dataset.whole = '';
})();
