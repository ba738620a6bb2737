/**
 * Answers the last of the calls that wait at the same time; the others never settle. The router asks for a context before
 * each navigation, and one that was overtaken while it waited would end all the same, with its own address above the page
 * of the other (react-router 8.5.1, `startNavigation`: nothing looks at the signal between there and its end). Rule routes-16.
 */
export function onlyLast<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let last = 0;
  return async () => {
    const turn = (last += 1);
    const value = await work();
    return turn === last ? value : new Promise<Value>(() => {});
  };
}
