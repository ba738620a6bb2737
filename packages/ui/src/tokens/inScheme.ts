/** A pair of colours, each perhaps with brackets of its own. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g;

/** A sheet of tokens as one colour scheme has it: of each `light-dark(a, b)` the half that counts. */
export const inScheme = (sheet: string, scheme: 'light' | 'dark'): string =>
  sheet.replace(pair, (_, light: string, dark: string) => (scheme === 'light' ? light : dark).trim());
