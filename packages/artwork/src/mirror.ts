/**
 * The other half of a drawing that is symmetric about the middle. Understands M, L, C, Q, S and Z with absolute "x y"
 * pairs.
 */
export function mirror(path: string): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((1000 - Number(x)) * 10) / 10} ${y}`,
  );
}

/**
 * A closed outline that is symmetric about the middle, from its left half: where it starts, then lines (x, y) and
 * curves (two handles and an end).
 */
export function symmetric(start: [number, number], ...steps: number[][]): string {
  const ends: [number, number][] = [start, ...steps.map(step => step.slice(-2) as [number, number])];
  const down = steps.map(step => (step.length === 2 ? 'L' : 'C') + step.join(' '));
  const up = steps
    .map((step, index) => {
      const [x, y] = ends[index]!;
      const handles = step.length === 2 ? [] : [step[2]!, step[3]!, step[0]!, step[1]!];
      return (
        (handles.length ? 'C' : 'L') + [...handles, x, y].map((value, at) => (at % 2 ? value : 1000 - value)).join(' ')
      );
    })
    .toReversed();
  const [lastX, lastY] = ends.at(-1)!;
  return `M${start.join(' ')}${down.join('')}L${1000 - lastX} ${lastY}${up.join('')}Z`;
}
