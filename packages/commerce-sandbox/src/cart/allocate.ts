/**
 * Splits an amount of paise over weights, to the last paisa: what rounding down leaves goes to the largest remainders.
 * All zero when the weights are.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  for (const each of shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break;
    each.share += 1;
    left -= 1;
  }
  return shares.map(({ share }) => share);
}
