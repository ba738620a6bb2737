/** A quiet picture for stories, different for each name: a ground with round things on it, 1600 by 900. */
export function drawing(name: string): string {
  const seed = name.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const hue = (turn: number) => (seed + turn) % 360;
  const rounds = [0, 1, 2, 3]
    .map(
      index =>
        `<circle cx="${250 + index * 380}" cy="${320 + ((seed * (index + 3)) % 300)}" r="${120 + ((seed * (index + 1)) % 110)}" fill="hsl(${hue(index * 40)} 45% ${74 - index * 4}%)"/>`,
    )
    .join('');
  return `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">' +
      `<rect width="1600" height="900" fill="hsl(${hue(20)} 40% 88%)"/>${rounds}</svg>`,
  ).replaceAll("'", '%27')}`;
}
