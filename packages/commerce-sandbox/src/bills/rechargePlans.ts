import type { Biller, RechargePlan } from './BillProvider.ts';

/** Telecom circles, as prepaid plans differ by them. */
export const circles: readonly { code: string; name: string }[] = [
  { code: 'AP', name: 'Andhra Pradesh & Telangana' },
  { code: 'AS', name: 'Assam' },
  { code: 'BR', name: 'Bihar & Jharkhand' },
  { code: 'CH', name: 'Chennai' },
  { code: 'DL', name: 'Delhi NCR' },
  { code: 'GJ', name: 'Gujarat' },
  { code: 'HR', name: 'Haryana' },
  { code: 'HP', name: 'Himachal Pradesh' },
  { code: 'JK', name: 'Jammu & Kashmir' },
  { code: 'KA', name: 'Karnataka' },
  { code: 'KL', name: 'Kerala' },
  { code: 'KO', name: 'Kolkata' },
  { code: 'MP', name: 'Madhya Pradesh & Chhattisgarh' },
  { code: 'MH', name: 'Maharashtra & Goa' },
  { code: 'MU', name: 'Mumbai' },
  { code: 'NE', name: 'North East' },
  { code: 'OR', name: 'Odisha' },
  { code: 'PB', name: 'Punjab' },
  { code: 'RJ', name: 'Rajasthan' },
  { code: 'TN', name: 'Tamil Nadu' },
  { code: 'UE', name: 'Uttar Pradesh (East)' },
  { code: 'UW', name: 'Uttar Pradesh (West)' },
  { code: 'WB', name: 'West Bengal' },
];

type Line = [group: string, rupees: number, validity: string | null, data: string | null, description: string];

const calls = 'Unlimited calls and 100 SMS a day';
const mobilePlans: readonly Line[] = [
  ['Popular', 299, '28 days', '1.5 GB a day', calls],
  ['Popular', 349, '28 days', '2 GB a day', `${calls}. Unlimited 5G`],
  ['Popular', 859, '84 days', '1.5 GB a day', calls],
  ['Popular', 999, '84 days', '2 GB a day', `${calls}. Unlimited 5G`],
  ['Long validity', 1999, '365 days', '24 GB in all', 'Unlimited calls and 3,600 SMS in all'],
  ['Long validity', 3599, '365 days', '2.5 GB a day', `${calls}. Unlimited 5G`],
  ['Long validity', 579, '56 days', '1.5 GB a day', calls],
  ['Data', 19, '1 day', '1 GB', 'On top of the plan that you have'],
  ['Data', 69, null, '6 GB', 'Lasts as long as the plan that you have'],
  ['Data', 189, null, '25 GB', 'Lasts as long as the plan that you have'],
  ['Talktime', 20, null, null, '₹14.95 talktime'],
  ['Talktime', 100, null, null, '₹81.75 talktime'],
  ['Roaming', 755, '3 days', '1 GB', '100 minutes of calls abroad, incoming SMS free'],
];
const dthPlans: readonly Line[] = [
  ['Popular', 289, '1 month', null, 'Hindi value pack, 210 channels'],
  ['Popular', 349, '1 month', null, 'South family pack, 240 channels'],
  ['Popular', 412, '1 month', null, 'Sports and news in HD, 180 channels'],
  ['Long validity', 1599, '6 months', null, 'Hindi value pack, 210 channels'],
  ['Long validity', 3099, '12 months', null, 'Hindi value pack, 210 channels'],
  ['Top up', 100, null, null, '₹100 into your balance'],
  ['Top up', 500, null, null, '₹500 into your balance'],
];

/** Of two circles the plan for roaming is dearer, as such things are. */
const dear = new Set(['JK', 'NE']);

/** The plans of a biller; where they differ by circle, of that one. An unknown circle has none. */
export function rechargePlans({ id, category, kind, hasCircles }: Biller, circle: string | null): RechargePlan[] {
  if (kind !== 'PLAN') return [];
  if (hasCircles && !circles.some(({ code }) => code === circle)) return [];
  const lines = category === 'dth' ? dthPlans : mobilePlans;
  return lines.map(([group, rupees, validity, data, description]) => {
    const price = group === 'Roaming' && dear.has(circle ?? '') ? rupees + 150 : rupees;
    return {
      id: `${id}-${price}`,
      group,
      price: price * 100,
      validity,
      data,
      description,
    };
  });
}
