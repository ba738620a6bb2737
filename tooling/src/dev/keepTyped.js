// In the browser while a shop is developed: what was typed outlives the reload that a save ends in where nothing can be
// replaced in place. Passwords and files are typed anew, and what stands in a dialog goes with it.
const key = 'developing:typed';
const isKept = field => !['password', 'file', 'hidden'].includes(field.type);
const isTicked = field => field.type === 'checkbox' || field.type === 'radio';

/** The fields of the page, by their names and the places among those of the same name. */
function fields() {
  const counts = new Map();
  return new Map(
    [...document.querySelectorAll('input, textarea, select')].filter(isKept).map(field => {
      const name = field.name || field.id;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return [`${name} ${counts.get(name)}`, field];
    }),
  );
}

function keep() {
  const typed = [...fields()].map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]);
  sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, typed }));
}

/** Sets a value so that React hears of it. */
function fill(field, value) {
  if (isTicked(field)) return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Fills in each field once, when it comes: those of a step that has to be fetched first, too. */
function restore() {
  const { path, typed } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  sessionStorage.removeItem(key);
  if (path !== location.pathname) return;
  const waiting = new Map(typed);
  const page = document.documentElement;
  const watch = new MutationObserver(fillIn);
  function fillIn() {
    if (!('hydrated' in page.dataset)) return;
    for (const [name, field] of fields()) {
      const value = waiting.get(name);
      if (!waiting.delete(name)) continue;
      if (value !== (isTicked(field) ? field.checked : field.value)) fill(field, value);
    }
    if (waiting.size === 0) watch.disconnect();
  }
  watch.observe(page, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
  fillIn();
}

restore();
let isReload = false;
for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect'])
  import.meta.hot?.on(event, () => {
    isReload = true;
  });
addEventListener('pagehide', () => {
  if (isReload) keep();
});
