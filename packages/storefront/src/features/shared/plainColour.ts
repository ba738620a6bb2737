/** #rgb to #rrggbbaa, as a back end names a colour; undefined for all else, which a style could make more of. */
export const plainColour = (value: string | null | undefined): string | undefined =>
  value && /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value : undefined;
