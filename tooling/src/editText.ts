/** What comes in the place of a part of a text; an end that is its start puts something in. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with other parts. None of them lies in another one; places are those of the text as it was. */
export const editText = (whole: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((known, { start, end, text }) => known.slice(0, start) + text + known.slice(end), whole);
