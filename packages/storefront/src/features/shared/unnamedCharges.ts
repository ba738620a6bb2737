// chunk: lines
/**
 * Rupees of a total that its rows do not explain, to the paisa: the handling charge and what cash on delivery costs,
 * where the back end names neither. Never less than nothing.
 */
export const unnamedCharges = (total: number, rows: readonly { value: number | null }[]): number =>
  Math.max(0, Math.round((total - rows.reduce((sum, { value }) => sum + (value ?? 0), 0)) * 100) / 100);
