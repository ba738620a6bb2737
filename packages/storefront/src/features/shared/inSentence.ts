// chunk: signs
/** A label as it reads within a sentence: "Screen Size" as "screen size", but "SIM", "iPhone" and "हिंदी" as they are. */
export const inSentence = (label: string) =>
  label.replaceAll(/[\p{L}\d-]+/gu, word => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) ? word.toLowerCase() : word));
