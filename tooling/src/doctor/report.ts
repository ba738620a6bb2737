import { featuresOff, lacksEssentials, type Finding } from './examine.ts';
import { switchableFeatures } from './shopFeatures.ts';

const column = 38;

/** What was found of one feature, for people. */
export function findingLines({ title, name, operations, missing, essential }: Finding): string[] {
  const asked = operations === 0 ? '' : operations === 1 ? '1 operation' : `${operations} operations`;
  if (missing.length === 0) return [`has    ${title.padEnd(column)} ${asked}`.trimEnd()];
  const head = `${essential ? 'NEEDS ' : 'lacks '} ${title.padEnd(column)} ${missing[0] ?? ''}`;
  const indent = ' '.repeat(column + 8);
  const rest = missing.slice(1).map(complaint => indent + complaint);
  if (name === undefined) return [head, ...rest];
  const { extension, without } = switchableFeatures[name];
  return [head, ...rest, `${indent}needs: ${extension}`, `${indent}without it: ${without}`];
}

/** What a back end has and lacks, for people: a line per feature, then what to set. */
export function report(source: string, findings: Finding[]): string {
  const off = featuresOff(findings);
  const verdict = lacksEssentials(findings)
    ? 'The shop cannot run on this back end: what stands behind NEEDS is part of Magento Open Source 2.4.7 and newer.'
    : off.length === 0
      ? 'This back end has everything. FEATURES_OFF stays empty.'
      : 'The shop runs on this back end with these features switched off:';
  return [
    `Back end: ${source}`,
    '',
    ...findings.flatMap(findingLines),
    '',
    verdict,
    `FEATURES_OFF=${off.join(',')}`,
  ].join('\n');
}
