/** FNV-1a: a number that a text always has, for the details of the drawing that is made for it. */
export function hashOfText(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16777619);
  return value >>> 0;
}
