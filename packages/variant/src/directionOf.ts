const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction in which a locale is written (look-21), for example "rtl" for ur_IN. A build has the answer in its place. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
  return script !== undefined && fromTheRight.has(script) ? 'rtl' : 'ltr';
}
