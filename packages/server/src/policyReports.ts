import type { Handler } from 'hono';
import { logQuota } from './logQuota.ts';
import { loggedPath, type Log } from './observe/log.ts';

/** Where browsers report what the content security policy kept out. */
export const reportPath = '/csp-reports';

/** Largest report that is read, bytes. */
export const maxReportBytes = 16 * 1024;
/** Reports of one request that are written down. */
const most = 5;
/** Reports of all browsers that are written down in a minute. */
const mostInWindow = 60;

/** One report: of `report-to` with the first names, of `report-uri` with the second. */
interface Report {
  effectiveDirective?: unknown;
  blockedURL?: unknown;
  documentURL?: unknown;
  'effective-directive'?: unknown;
  'violated-directive'?: unknown;
  'blocked-uri'?: unknown;
  'document-uri'?: unknown;
}

/** The first word of the policy or of the browser, for example "script-src-elem" or "inline". */
const word = (value: unknown) =>
  typeof value === 'string' ? /^[a-z][a-z-]{0,39}(?= |$)/i.exec(value)?.[0] : undefined;

/** The origin alone, because the rest of an address may be somebody's. */
function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return word(value);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

const pathOf = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) ? loggedPath(new URL(value).pathname) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The reports in a body, in both of their formats; none in one that is neither. */
function reportsIn(text: string): Report[] {
  try {
    const body: unknown = JSON.parse(text);
    const entries = Array.isArray(body)
      ? body.flatMap((each: unknown) => (isRecord(each) && each['type'] === 'csp-violation' ? [each['body']] : []))
      : [isRecord(body) ? body['csp-report'] : undefined];
    return entries.filter(isRecord).slice(0, most);
  } catch {
    return [];
  }
}

/**
 * Takes what browsers report and writes it down in lines of bounded length and number, without queries: anybody may
 * send anything.
 *
 * @param now Milliseconds since the epoch.
 */
export function policyReports(log: Log, now: () => number): Handler {
  const mayWrite = logQuota(mostInWindow, now);
  return async c => {
    for (const report of reportsIn(await c.req.text())) {
      if (!mayWrite()) break;
      log({
        csp:
          word(report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']) ?? 'unknown',
        blocked: originOf(report.blockedURL ?? report['blocked-uri']),
        path: pathOf(report.documentURL ?? report['document-uri']),
      });
    }
    return c.body(null, 204, { 'cache-control': 'no-store' });
  };
}
