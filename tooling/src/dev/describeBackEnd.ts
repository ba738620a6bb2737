import { collectOperations } from '../doctor/collectOperations.ts';
import { examine, featuresOff } from '../doctor/examine.ts';
import { askForSchema } from '../doctor/readSchema.ts';
import { findingLines } from '../doctor/report.ts';

/**
 * What a back end lacks of what a shop uses and has not switched off, for who develops against it; the doctor tells the
 * rest. Why it could not be asked, where that is so: a shop may run on it all the same.
 *
 * @param off Features that are switched off.
 */
export async function describeBackEnd(url: string, off: readonly string[], call?: typeof fetch): Promise<string> {
  let schema;
  try {
    schema = await askForSchema(url, call);
  } catch (error) {
    return `What ${url} has and lacks is not known: ${(error as Error).message}`;
  }
  const findings = examine(schema, collectOperations());
  const lacking = findings.filter(({ name, missing }) => missing.length > 0 && !(name && off.includes(name)));
  if (lacking.length === 0) return `${url} has all that the shop uses.`;
  const all = [...new Set([...off, ...featuresOff(findings)])];
  return [`${url} lacks what the shop uses:`, ...lacking.flatMap(findingLines), `FEATURES_OFF=${all.join(',')}`].join(
    '\n',
  );
}
