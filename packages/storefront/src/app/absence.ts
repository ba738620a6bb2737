import { absentFields, absentFieldsExchange } from '@shop/commerce-client';
import type { PublicConfig } from '@shop/variant';
import { featureCheck } from '../context/features.ts';

/** What the back end lacks, worked out once: the same list of features comes with each page of a server. */
export function makeAbsence() {
  const absenceOf = (config: PublicConfig) => {
    const names = absentFields(config.featuresOff ?? []);
    const exchange = names.length > 0 ? absentFieldsExchange(names) : undefined;
    return { of: config.featuresOff, names, exchange, has: featureCheck(config) };
  };
  let known: ReturnType<typeof absenceOf> | undefined;
  return (config: PublicConfig) => (known && known.of === config.featuresOff ? known : (known = absenceOf(config)));
}
