/** Stands for a swatch that is a picture, made of the first variant that has the value. */
export const PICTURE_SWATCH = 'picture';

/** True for #rrggbb, the one form in which colours are kept and answered. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
