(() => {
  const root = document;
  const { scripts, wait } = root.currentScript.dataset;
  const files = scripts.split(' ');
  const held = [];
  let loading;
  const load = priority => {
    loading ??= new Promise((resolve, reject) => {
      for (const href of files) {
        const hint = root.createElement('link');
        hint.rel = 'modulepreload';
        hint.href = href;
        hint.fetchPriority = priority;
        root.head.append(hint);
      }
      import(files[0]).then(resolve, reject);
    }).catch(fail);
  };
  const fail = () => {
    loading = undefined;
    files[0] = files[0].split('?')[0] + '?' + Date.now();
    for (const [form] of held.splice(0)) {
      form.removeAttribute('aria-busy');
      form.dataset.late = 'failed';
    }
  };
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
