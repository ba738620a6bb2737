/** Magento's FilterEqualTypeInput. */
export interface EqualFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
}

/** The values that a filter allows; undefined when it says nothing. */
export function allowedValues(filter: EqualFilter | null | undefined): string[] | undefined {
  if (filter?.eq !== undefined && filter.eq !== null) return [filter.eq];
  return filter?.in?.filter(value => value !== null);
}
