// Brings the scripts, and keeps what is pressed or sent before they listen (frame-22).
(() => {
  const { dataset: marks } = document.documentElement;
  const { scripts, calls, wait, own } = document.currentScript.dataset;
  const files = scripts.split(' ');
  const entry = new URL(files[0], location).href;
  const waiting = new Map();
  const typed = new Set();
  const ticked = [];
  const fetched = {};
  let here;
  let loading;
  let leaving;
  let stays;
  // Browsers count a module that could not be fetched as failed for as long as its document lives: whatever is imported is
  // fetched before, so that the next attempt can go well (docs/decisions/late-scripts.md).
  window.shopFile = (href, priority) =>
    (fetched[href] ??= fetch(href, { priority })
      .then(answer => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .catch(cause => {
        delete fetched[href];
        throw new TypeError(`Could not fetch ${href}`, { cause });
      }));
  const bring = (paths, priority) =>
    Promise.all(paths.map(path => window.shopFile(new URL(path, location).href, priority)));
  // The code that calls the back end, for who sent a form or is remembered, comes while that of the page is evaluated.
  const bringCalls = () => here.then(() => calls && bring(calls.split(' '), 'high')).catch(() => {});
  const load = priority => {
    if (loading) return;
    here = bring(files, priority);
    loading = here
      .then(() => import(files[0]))
      .catch(error => {
        fail(error);
        window.shopLost(error);
      });
    if (marks.session ?? marks.cart) bringCalls();
  };
  // What tells of errors comes with the shop: what keeps it from coming is told here, but not that the network was away
  // (errors-13).
  const tell = error => {
    const { name, message = String(error), cause, stack } = Object(error);
    if (message.startsWith('Could not') && !(cause > 0)) return;
    navigator.sendBeacon?.(
      '/error-reports',
      JSON.stringify({
        id: `${Date.now() % 1e12}-0`,
        where: 'start',
        name,
        message,
        path: location.pathname,
        places: stack?.match(/\/assets\/[\w.-]+:\d+:\d+/g),
      }),
    );
  };
  const fail = error => {
    tell(error);
    loading = undefined;
    // By another address it is another module, which starts the shop anew.
    files[0] = `${entry}?${Date.now()}`;
    if (release()[0]) marks.late = 'failed';
  };
  // A piece that its server no longer has belongs to a release before: the page is asked for anew, once for each release,
  // and where the shopper was going to (errors-12).
  const isGone = href =>
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => [403, 404, 410].includes(status),
      () => false,
    );
  const renew = async (cause, isEarly) => {
    const piece = /https?:\S+/.exec(cause)?.[0] ?? entry;
    if (!(await isGone(entry)) && !(await isGone(piece))) return;
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
        const before = sessionStorage.shopRenewed ?? '';
        if (before.includes(entry)) return;
        sessionStorage.shopRenewed = before + entry;
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
    window.shopRenewing = renew(error, !('hydrated' in marks));
  };
  addEventListener('input', ({ target }) => typed.add(target), true);
  const hold = event => {
    const isSent = event.type === 'submit';
    // A form that waits, or a button that the browser does nothing with by itself.
    const held = event.target.closest(isSent ? 'form[data-late]' : 'button[type=button]:not([popovertarget])');
    if (/radio|check/.test(event.target.type)) ticked.push(event.target);
    if (!held) return;
    // React, which would answer while it hydrates, hears of it when it is repeated.
    event.stopImmediatePropagation();
    delete marks.late;
    held.setAttribute('aria-busy', 'true');
    if (!waiting.has(held)) waiting.set(held, event.submitter);
    load('high');
    if (isSent) bringCalls();
  };
  const release = () => {
    const all = [...waiting];
    waiting.clear();
    for (const [held] of all) held.removeAttribute('aria-busy');
    return all;
  };
  // What was pressed before this script had come waits here (earlyPresses.js).
  window.shopPressed.forEach(hold);
  window.shopPressed = { push: hold };
  window.shopFailed = fail;
  window.shopHydrated = async () => {
    delete window.shopPressed;
    delete marks.late;
    // React takes what it finds for what it drew, and may have drawn over it: it hears of boxes by pressing them once more, as
    // they were pressed. Each has a turn of its own (none where the page is on its way out), so that what is sent is what
    // was chosen, counted and ticked.
    for (const box of ticked) box.checked = box.defaultChecked;
    for (const box of ticked) {
      box.click();
      await leaving;
    }
    for (const [held, submitter] of release()) {
      if (held.matches('form')) held.requestSubmit(submitter);
      else if (held.isConnected) held.click();
      await leaving;
    }
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => load('high'), true);
  }
  // An offer to install the shop comes before anybody could take it: it is kept for the button that does.
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    window.shopInstall = event;
  });
  addEventListener('appinstalled', () => {
    window.shopInstall = undefined;
  });
  // What a shopper comes to a page of their own for is drawn by the scripts: they wait for its frame to be painted only.
  if (own !== undefined) requestAnimationFrame(() => setTimeout(load, 0, 'high'));
  addEventListener('load', () =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => load('low'), { timeout: 2000 }), +wait),
  );
})();
