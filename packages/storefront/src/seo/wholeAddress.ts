/** An address of the back end as one that stands for itself; undefined where it is none: a page is found without it. */
export const wholeAddress = (address: string, base: string): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined;
