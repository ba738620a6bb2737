/** A path as its page is found under: "/audio.html/" is "/audio.html". The home page keeps its slash. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
