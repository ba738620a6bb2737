/** A tag. What it holds excludes its own beginning, so that no text is gone through twice. */
const tag = /<[^<>]*>/g;

/** The text of a piece of HTML, without its tags. */
export const plainText = (html: string): string => html.replace(tag, ' ').replace(/\s+/g, ' ').trim();
