import type { Finding } from './checkWired.ts';

/** Files whose exports nobody imports by name: the build and Storybook put them where they belong. */
const placedByBuild =
  /^packages\/(storefront\/src\/entry\/parts\/\w+|page-builder\/src\/parse\/htmlToHast\.browser|ui\/src\/modal\/standInForModals|state\/src\/(?:flows|reads))\.ts$/;

interface Issue {
  file: string;
  exports?: { name: string }[];
  nsExports?: { name: string }[];
  namespaceMembers?: { name: string }[];
}

/**
 * Unused exports of packages in what `knip --production --reporter json` has said, GraphQL operations among them. Other
 * rooms are tools and tests by nature.
 *
 * @param flows Names that are fetched late: who runs them, `unusedFlows` knows.
 */
export function exportsIn(report: string, flows: readonly string[]): Finding[] {
  const { issues } = JSON.parse(report) as { issues: Issue[] };
  return issues
    .filter(({ file }) => file.startsWith('packages/') && !placedByBuild.test(file))
    .flatMap(({ file, exports = [], nsExports = [], namespaceMembers = [] }) =>
      [...exports, ...nsExports, ...namespaceMembers].map(({ name }) => ({ file, name, what: 'export' })),
    )
    .filter(({ name }) => !flows.includes(name));
}
