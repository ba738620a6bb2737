/** What is ticked in a list, after one box of it was ticked or emptied. */
export const ticked = (picked: readonly string[], uid: string, isTicked: boolean): string[] =>
  isTicked ? [...picked.filter(other => other !== uid), uid] : picked.filter(other => other !== uid);
