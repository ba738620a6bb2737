// Answers what this browser has seen where the network does not (docs/decisions/service-worker.md). `cacheNames`, `offlinePath`,
// `payingPaths`, `editions`, `version` and `pushes` stand before it (workerFile.ts).
(() => {
  const home = self.location.origin;
  const buildName = cacheNames.build + version;
  const day = 86_400_000;
  const month = 30 * day;
  // Rule offline-03: how long a document may take to begin, ms, where a copy of the last day is here.
  const patience = 3000;
  const most = { pages: 30, answers: 100, pictures: 60 };
  const ignore = () => {};

  /** Rule offline-02: nothing that may not be kept, and of documents and answers only what is the same for everybody. */
  const mayKeep = (answer, mustBePublic) => {
    const rule = answer.headers.get('cache-control') ?? '';
    return (
      answer.status === 200 &&
      answer.type === 'basic' &&
      !answer.redirected &&
      !/no-store|private/.test(rule) &&
      (!mustBePublic || /\bpublic\b/.test(rule))
    );
  };

  const stamped = answer => {
    const headers = new Headers(answer.headers);
    // What the body is no longer packed by, and what a copy may not say of the one who asks.
    for (const name of ['content-encoding', 'content-length', 'vary', 'x-magento-cache-id']) headers.delete(name);
    headers.set('kept-at', Date.now());
    headers.set('kept-by', version);
    return new Response(answer.body, { headers });
  };

  const keep = async (name, key, answer, limit) => {
    const cache = await caches.open(name);
    await cache.put(key, stamped(answer));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map(old => cache.delete(old)));
  };

  /** How long ago an answer was kept, ms: below 0 where the device's clock was put back. */
  const ageOf = answer => Date.now() - answer?.headers.get('kept-at');

  const kept = async (name, key, life) => {
    const answer = await caches.match(key, { cacheName: name });
    const age = ageOf(answer);
    return age >= 0 && age < life ? answer : undefined;
  };

  /*
   * The store view (offline-05): documents say in which they came, and copies of another are not shown.
   */
  let view;
  const readView = async () =>
    (view ??= (await (await caches.match('/', { cacheName: cacheNames.view }))?.text()) ?? '');
  const learnView = async code => {
    if (code === (await readView())) return;
    view = code;
    await (await caches.open(cacheNames.view)).put('/', new Response(code));
  };

  const findOfflinePage = code => caches.match(`${offlinePath}?${code}`, { cacheName: buildName });
  /**
   * Keeps the offline page of the store view, and the files that it stands on: those of the edition in its language. A page
   * of another build would ask for files that are not here.
   */
  const keepOfflinePage = async () => {
    const answer = await fetch(offlinePath, { cache: 'reload' });
    const code = answer.headers.get('store-view');
    const text = await answer.clone().text();
    const files = editions.find(([entry]) => text.includes(entry));
    if (!mayKeep(answer, true) || !code || !files) throw new Error('No offline page of this build.');
    const cache = await caches.open(buildName);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.filter(file => !here.has(home + file));
    await cache.addAll(missing.map(file => new Request(file, { priority: 'low' })));
    await cache.put(`${offlinePath}?${code}`, stamped(answer));
    return code;
  };

  const keepPage = async (url, answer) => {
    const code = answer.headers.get('store-view');
    if (!code) return;
    await learnView(code).catch(ignore);
    if (mayKeep(answer, true) && url.pathname !== offlinePath)
      await keep(cacheNames.pages + code, url.pathname + url.search, answer, most.pages).catch(ignore);
    // Rule offline-03: it may have failed before, or another build's worker has learned of the store view.
    if (!(await findOfflinePage(code))) await keepOfflinePage();
  };

  /** What is too old to be shown: the offline page lists what is here. */
  const forgetOld = async name => {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (ageOf(await cache.match(url)) >= month) await cache.delete(url);
  };

  const openPage = async (event, url) => {
    const { request, preloadResponse } = event;
    const network = Promise.resolve(preloadResponse)
      .then(answer => answer ?? fetch(request))
      .then(async answer => {
        // Which one it leads to says the next document. Without an answer it stays as it was.
        if (url.searchParams.has('___store')) await learnView('').catch(ignore);
        return answer;
      });
    event.waitUntil(network.then(answer => keepPage(url, answer.clone())).catch(ignore));
    const key = url.pathname + url.search;
    const isLate = new Promise(resolve => void setTimeout(resolve, patience));
    const first = await Promise.race([network.catch(ignore), isLate]);
    if (first) return first;
    const name = cacheNames.pages + (await readView());
    const recent = await kept(name, key, day);
    if (recent) return recent;
    try {
      return await network;
    } catch (error) {
      const copy = await kept(name, key, month);
      if (copy) return copy;
      const offline = await findOfflinePage(await readView());
      if (!offline) throw error;
      await forgetOld(name).catch(ignore);
      return url.pathname === offlinePath
        ? offline
        : Response.redirect(`${offlinePath}?to=${encodeURIComponent(key)}`, 302);
    }
  };

  /** Rule offline-04: a file's name says what is in it, so that it may come from any build. */
  const openFile = async (event, url) => {
    const here =
      (await caches.match(url.href, { cacheName: buildName, ignoreVary: true })) ??
      (await caches.match(url.href, { ignoreVary: true }));
    if (here) return here;
    const answer = await fetch(event.request);
    if (mayKeep(answer)) event.waitUntil(keep(buildName, url.href, answer.clone(), Infinity).catch(ignore));
    return answer;
  };

  const askCatalogue = async (event, url) => {
    const { headers } = event.request;
    const name = cacheNames.answers + (headers.get('store') ?? '');
    const key = `${url.pathname}${url.search}&currency=${headers.get('content-currency') ?? ''}`;
    try {
      const answer = await fetch(event.request);
      if (mayKeep(answer, true)) event.waitUntil(keep(name, key, answer.clone(), most.answers).catch(ignore));
      return answer;
    } catch (error) {
      const copy = await kept(name, key, month);
      if (copy) return copy;
      throw error;
    }
  };

  /*
   * Pictures (offline-06).
   */
  /** Everything of a picture's address but its size. */
  const sizeless = url => {
    const rest = new URL(url);
    const [width, height] = ['width', 'height'].map(name => {
      const value = Number(rest.searchParams.get(name));
      rest.searchParams.delete(name);
      return value;
    });
    return { rest: rest.href, width, height };
  };
  const findPicture = async url => {
    const exact = await kept(cacheNames.pictures, url.href, month);
    if (exact) return exact;
    const wanted = sizeless(url);
    if (!wanted.width) return undefined;
    const cache = await caches.open(cacheNames.pictures);
    const path = `${home}${url.pathname}?`;
    for (const { url: other } of await cache.keys()) {
      if (!other.startsWith(path)) continue;
      const { rest, width, height } = sizeless(other);
      // The same cut: heights are rounded.
      const isSameCut = Math.abs(height * wanted.width - wanted.height * width) <= width;
      const isLarger = rest === wanted.rest && width > wanted.width && isSameCut;
      const copy = isLarger && (await kept(cacheNames.pictures, other, month));
      if (copy) return copy;
    }
    return undefined;
  };
  const fetchPicture = async (request, url) => {
    const answer = await fetch(request);
    const copy = mayKeep(answer) ? answer.clone() : undefined;
    return [answer, copy && keep(cacheNames.pictures, url.href, copy, most.pictures)];
  };
  const showPicture = async (event, url) => {
    const here = await findPicture(url);
    if (here) return here;
    const [answer, keeping] = await fetchPicture(event.request, url);
    if (keeping) event.waitUntil(keeping.catch(ignore));
    return answer;
  };

  /** Rule offline-07: not where every byte counts. */
  const prefetchPictures = async ({ urls }) => {
    const { saveData, effectiveType } = self.navigator.connection ?? {};
    if (saveData || /2g/.test(effectiveType)) return;
    for (const address of urls.slice(0, 20)) {
      const url = new URL(address, home);
      if (url.origin !== home || !url.pathname.startsWith('/media/') || (await findPicture(url))) continue;
      const [answer, keeping] = await fetchPicture(
        new Request(url, { headers: { accept: 'image/webp,image/*,*/*;q=0.8' }, priority: 'low' }),
        url,
      );
      if (!answer.ok) throw new Error(`${answer.status} ${url.pathname}`);
      await keeping;
    }
  };

  self.addEventListener('message', event => {
    const { type, payload } = event.data ?? {};
    if (type === 'SKIP_WAITING') void self.skipWaiting();
    if (type === 'PREFETCH_IMAGES') {
      const [port] = event.ports;
      event.waitUntil(
        prefetchPictures(payload).then(
          () => port?.postMessage({ status: 'done' }),
          error => port?.postMessage({ status: 'error', message: String(error) }),
        ),
      );
    }
  });

  const fill = async () => {
    const code = await keepOfflinePage();
    await (await caches.open(cacheNames.view)).put('/', new Response(code));
  };

  self.addEventListener('install', event => {
    event.waitUntil(fill());
    // What it never answers need not wait until it runs.
    const passed = [{ not: { requestMethod: 'GET' } }, { urlPattern: { pathname: '/rest/*' } }];
    for (const condition of passed) void event.addRoutes?.({ condition, source: 'network' }).catch(ignore);
  });

  /**
   * Which build ran before this one, as that one wrote down: one that is on the device may never have been taken. Where
   * nothing is written yet it is the newest.
   */
  const readBefore = async builds => {
    const written = await (await caches.match('/builds', { cacheName: cacheNames.view }))?.text();
    const [last, earlier] = written?.split(' ') ?? [builds.at(-1)?.slice(cacheNames.build.length)];
    return last === version ? earlier : last;
  };
  const writeBuilds = async before =>
    (await caches.open(cacheNames.view)).put('/builds', new Response([version, before].filter(Boolean).join(' ')));

  /**
   * Rule offline-04: files of this build and of the one before, which open tabs may be made of; pages of others would lack
   * theirs.
   */
  const tidy = async () => {
    const names = await caches.keys();
    const builds = names.filter(name => name.startsWith(cacheNames.build) && name !== buildName);
    const before = await readBefore(builds);
    // One that comes to the device meanwhile would lose what it has.
    const { installing, waiting } = self.registration;
    const old = installing || waiting ? [] : builds.filter(name => name !== cacheNames.build + before);
    await Promise.all(old.map(name => caches.delete(name)));
    // After that, for a device may be full.
    await writeBuilds(before).catch(ignore);
    const versions = new Set([version, before]);
    for (const name of names.filter(each => each.startsWith(cacheNames.pages))) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const page = await cache.match(key);
        if (!versions.has(page?.headers.get('kept-by'))) await cache.delete(key);
      }
    }
    return before === undefined;
  };

  /** The pages that were opened before there was a worker: the browser has them still, nobody is asked again. */
  const keepOpenPages = async () => {
    for (const { url } of await self.clients.matchAll({ type: 'window' })) {
      const address = new URL(url);
      if (payingPaths.test(address.pathname)) continue;
      await fetch(url, { cache: 'force-cache', headers: { accept: 'text/html' } }).then(
        answer => keepPage(address, answer).catch(ignore),
        ignore,
      );
    }
  };

  self.addEventListener('activate', event => {
    event.waitUntil(
      (async () => {
        await self.registration.navigationPreload?.enable();
        const isFirst = await tidy();
        if (!pushes) await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
        await self.clients.claim();
        if (isFirst) await keepOpenPages();
      })(),
    );
  });

  self.addEventListener('fetch', event => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== home) return;
    let answer;
    if (request.mode === 'navigate') answer = openPage;
    else if (url.pathname.startsWith('/assets/')) answer = openFile;
    else if (url.pathname === '/graphql' && !request.headers.has('authorization')) answer = askCatalogue;
    else if (url.pathname.startsWith('/media/') && request.destination === 'image') answer = showPicture;
    if (answer) event.respondWith(answer(event, url));
  });
})();
