// Stands in shops with a dark scheme. Name and namespace as in packages/state/src/persistence/storedValues.ts.
try {
  const { value } = JSON.parse(localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__colourScheme'));
  document.documentElement.dataset.scheme = value;
  document.querySelector('meta[name=theme-color]').setAttribute('media', value === 'dark' ? 'all' : 'not all');
} catch {
  // Nothing was chosen, or nothing is kept here: the system decides.
}
