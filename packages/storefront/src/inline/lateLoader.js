(() => {
  const root = document;
  const { scripts, wait } = root.currentScript.dataset;
  const files = scripts.split(' ');
  const entry = new URL(files[0], location).href;
  const held = [];
  const typed = new Set();
  const fetched = {};
  let loading;
  let leaving;
  let stays = false;
  // Browsers count a module that could not be fetched as failed for as long as its document lives: whatever is imported is
  // fetched before, so that the next attempt can go well (docs/decisions/late-scripts.md).
  window.shopFile = (href, priority) =>
    (fetched[href] ??= fetch(href, { priority })
      .then(answer => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .catch(cause => {
        fetched[href] = undefined;
        throw new TypeError(`Could not fetch ${href}`, { cause });
      }));
  const load = priority => {
    loading ??= Promise.all(files.map(file => window.shopFile(new URL(file, location).href, priority)))
      .then(() => import(files[0]))
      .catch(error => {
        fail();
        window.shopLost(error);
      });
  };
  const fail = () => {
    loading = undefined;
    for (const [form] of held.splice(0)) {
      form.removeAttribute('aria-busy');
      form.dataset.late = 'failed';
    }
  };
  // A piece that its server no longer has belongs to a release before: the page is asked for anew, once for each release,
  // and where the shopper was going to (errors-12).
  const isGone = href =>
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 403 || status === 404 || status === 410,
      () => false,
    );
  const renew = async (cause, isEarly) => {
    const piece = /https?:\S+/.exec(cause)?.[0] ?? entry;
    if (!(await Promise.all([...new Set([piece, entry])].map(isGone))).includes(true)) return;
    const ahead = window.shopAhead;
    // What was typed before the shop listened is put back by the browser, what a form keeps by the form.
    if (!isEarly && !ahead) {
      if (stays) return;
      stays = [...typed].some(field => field.isConnected && !field.closest('[data-kept]'));
      if (stays) {
        dispatchEvent(new Event('shop:outdated'));
        return;
      }
    }
    if (!leaving) {
      try {
        const before = sessionStorage.getItem('shopRenewed') ?? '';
        if (before.includes(entry)) return;
        sessionStorage.setItem('shopRenewed', `${before} ${entry}`);
      } catch {
        return;
      }
      leaving = new Promise(() => {});
      if (ahead) location.assign(ahead.pathname + ahead.search + ahead.hash);
      else location.reload();
    }
    await leaving;
  };
  window.shopLost = error => {
    window.shopRenewing = renew(error, !('hydrated' in root.documentElement.dataset));
  };
  addEventListener('input', ({ target }) => typed.add(target), true);
  const hold = event => {
    const form = event.target;
    if (!('late' in form.dataset)) return;
    event.preventDefault();
    form.dataset.late = '';
    form.setAttribute('aria-busy', 'true');
    if (!held.some(([other]) => other === form)) held.push([form, event.submitter]);
    load('high');
  };
  root.addEventListener('submit', hold, true);
  window.shopFailed = fail;
  window.shopHydrated = () => {
    root.removeEventListener('submit', hold, true);
    for (const [form, submitter] of held.splice(0)) {
      form.removeAttribute('aria-busy');
      form.requestSubmit(submitter);
    }
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(type, () => load('high'), { once: true, passive: true, capture: true });
  }
  // An offer to install the shop comes before anybody could take it: it is kept for the button that does.
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    window.shopInstall = event;
  });
  addEventListener('appinstalled', () => {
    window.shopInstall = undefined;
  });
  const later = () =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => load('low'), { timeout: 2000 }), +wait);
  if (root.readyState === 'complete') later();
  else addEventListener('load', later);
})();
