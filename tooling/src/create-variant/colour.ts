type Rgb = [number, number, number];

const read = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
};

const luminance = (colour: string) => {
  const [red, green, blue] = read(colour)
    .map(channel => channel / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours (#rrggbb) as WCAG 2.2 defines it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `colour` with a share (0 to 1) of `other` in it. */
export function mix(colour: string, other: string, share: number): string {
  const to = read(other);
  return `#${read(colour)
    .map((channel, index) =>
      Math.round(channel + ((to[index] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Ground, sunken ground and ink of the default theme (packages/ui/src/tokens/base.css). */
export const ground = { surface: '#ffffff', sunken: '#f3f4f6', ink: '#1b1f27' } as const;

const forText = 4.5;
const forControls = 3;

/** The better of white and ink for text on a colour. */
export const textOn = (colour: string): string => (contrast(colour, '#ffffff') >= forText ? '#ffffff' : ground.ink);

/**
 * What is wrong with a brand colour by WCAG AA: as a control on the ground, and under text. Undefined when it passes.
 */
export function brandProblem(colour: string): string | undefined {
  const onGround = contrast(colour, ground.surface);
  if (onGround < forControls)
    return `${colour} has a contrast of ${onGround.toFixed(2)} on the white ground; buttons and marks need 3`;
  const text = contrast(colour, textOn(colour));
  if (text < forText)
    return `neither white nor dark text is readable on ${colour} (contrast ${text.toFixed(2)}); WCAG AA asks for 4.5`;
  return undefined;
}

const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);

/** The shade nearest to a colour that passes `brandProblem`: the colour itself, or a little darker or lighter. */
export function nearestBrand(colour: string): string {
  if (brandProblem(colour) === undefined) return colour;
  const shades = steps.flatMap(share => [mix(colour, '#000000', share), mix(colour, '#ffffff', share)]);
  return shades.find(shade => brandProblem(shade) === undefined) ?? ground.ink;
}

/** Grounds and quiet text of the default theme while it is dark. */
const dark = { surface: '#14171c', raised: '#1c2026', sunken: '#0e1014', quiet: '#a8b0bc' } as const;

/** The same while a shop is dark: the brand itself, or as much lighter as dark grounds ask for. */
function darkTokens(brand: string): Record<string, string> {
  const shades = [brand, ...steps.map(share => mix(brand, '#ffffff', share))];
  const soft =
    steps.map(share => mix(brand, dark.raised, share)).find(shade => contrast(dark.quiet, shade) >= forText) ??
    dark.raised;
  const grounds = [dark.surface, dark.raised, dark.sunken];
  const inkOn = (shade: string) => [ground.surface, dark.sunken].find(ink => contrast(shade, ink) >= forText);
  const accent =
    shades.find(shade => inkOn(shade) !== undefined && grounds.every(under => contrast(shade, under) >= forControls)) ??
    ground.surface;
  const strong =
    shades.find(shade => [...grounds, soft].every(under => contrast(shade, under) >= forText)) ?? ground.surface;
  const onAccent = inkOn(accent) ?? dark.sunken;
  return {
    'color-accent': accent,
    'color-accent-strong': strong,
    'color-accent-hover': onAccent === dark.sunken ? mix(accent, '#ffffff', 0.14) : mix(accent, '#000000', 0.14),
    'color-on-accent': onAccent,
    'color-accent-soft': soft,
    'color-focus': strong,
  };
}

/**
 * Tokens that a brand colour decides, light and dark; each pair that the shop draws with them passes WCAG AA in either
 * scheme.
 */
export function brandTokens(brand: string): Record<string, string> {
  const darkOnes = darkTokens(brand);
  return Object.fromEntries(
    Object.entries(lightTokens(brand)).map(([name, light]) => [name, `light-dark(${light}, ${darkOnes[name]})`]),
  );
}

function lightTokens(brand: string): Record<string, string> {
  const soft = mix(brand, '#ffffff', 0.9);
  const onAccent = textOn(brand);
  const strong =
    steps
      .map(share => mix(brand, '#000000', share))
      .find(
        (shade, index) =>
          index >= 17 && [ground.surface, ground.sunken, soft].every(under => contrast(shade, under) >= forText),
      ) ?? ground.ink;
  return {
    'color-accent': brand,
    'color-accent-strong': strong,
    'color-accent-hover': onAccent === '#ffffff' ? strong : mix(brand, '#ffffff', 0.14),
    'color-on-accent': onAccent,
    'color-accent-soft': soft,
    'color-focus': strong,
  };
}
