/** A way to pay by card in months, as a bank offers it. */
export interface InstalmentPlan {
  bank: string;
  months: number;
  /** Percent a year on what is still owed. */
  interest: number;
  /** Rupees. */
  min_amount: number;
}

const byBank = (bank: string, minAmount: number, rates: Record<number, number>): InstalmentPlan[] =>
  Object.entries(rates).map(([months, interest]) => ({
    bank,
    months: Number(months),
    interest,
    min_amount: minAmount,
  }));

/** What the invented banks of the gateways take for a payment in months. */
export const instalmentPlans: InstalmentPlan[] = [
  ...byBank('Sahyadri Bank', 3_000, { 3: 0, 6: 14, 9: 15, 12: 15 }),
  ...byBank('Kaveri Bank', 5_000, { 3: 14, 6: 14, 12: 15, 24: 16 }),
  ...byBank('Meghna Card', 2_500, { 3: 15, 6: 15.5 }),
];
