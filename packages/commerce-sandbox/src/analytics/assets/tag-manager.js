// A tag manager, played by the commerce sandbox: tells it all that window.dataLayer is told.
(() => {
  let count = 0;
  const collect = new URL('collect', document.currentScript.src);
  const layer = (window.dataLayer ??= []);
  /** ms, no two alike, for what is told at once does not come in order: of today a number holds 1/4096 ms. */
  const moment = () => Date.now() + ++count / 1000;
  const tell = entry => {
    // A command of the consent mode is an arguments object.
    const told = Array.isArray(entry) || 'length' in entry ? { command: Array.from(entry) } : entry;
    if (told.ecommerce === null) return;
    fetch(collect, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tool: 'dataLayer', told, at: moment() }),
    }).catch(() => {});
  };
  const take = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return take(...entries);
  };
})();
