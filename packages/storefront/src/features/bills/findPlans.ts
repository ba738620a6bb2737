import type { RechargePlan } from './billQueries.ts';

/**
 * The plans of a group in which each word of a search stands: price, data, validity or what it says of itself.
 *
 * @param group '' for all.
 */
export function findPlans(plans: RechargePlan[], search: string, group: string): RechargePlan[] {
  const words = search.toLowerCase().replaceAll('₹', '').split(/\s+/).filter(Boolean);
  return plans.filter(plan => {
    const text = [plan.price.value, plan.data, plan.validity, plan.description, plan.group].join(' ').toLowerCase();
    return (group === '' || plan.group === group) && words.every(word => text.includes(word));
  });
}
