import { accepted } from './accepted.ts';

export interface Audit {
  /** What has to be done something about, a line each. */
  found: string[];
  /** How many are of less weight, or accepted. */
  others: number;
}

interface Advisory {
  module_name?: string;
  severity?: string;
  title?: string;
  url?: string;
  github_advisory_id?: string;
  patched_versions?: string;
}

/**
 * Reads what `pnpm audit --json` prints.
 *
 * @param reasons which are accepted, by id.
 * @returns undefined where the registry did not answer with a list.
 */
export function readAudit(printed: string, reasons = accepted): Audit | undefined {
  let answer: { advisories?: Record<string, Advisory> } | null;
  try {
    answer = JSON.parse(printed) as typeof answer;
  } catch {
    return undefined;
  }
  if (typeof answer?.advisories !== 'object' || answer.advisories === null) return undefined;
  const advisories = Object.values(answer.advisories);
  const found = advisories.filter(
    ({ severity, github_advisory_id: id = '' }) =>
      (severity === 'high' || severity === 'critical') && reasons[id] === undefined,
  );
  return {
    found: found.map(
      ({ module_name, severity, title, url, patched_versions }) =>
        `${module_name} (${severity}): ${title}. Better from ${patched_versions}. ${url}`,
    ),
    others: advisories.length - found.length,
  };
}
