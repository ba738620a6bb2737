import type { ThirdParty } from './collectPackages.ts';

const intro = `# Third-party notices

The storefronts contain the packages below, under the licences that follow. Written by \`pnpm run notices\`; a test fails while it is not up to date.
`;

/** The notices of packages: a list, then each licence text once with the packages that it came with. */
export function notices(packages: ThirdParty[]): string {
  const list = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const texts = new Map<string, string[]>();
  for (const { name, text } of packages) if (text !== '') texts.set(text, [...(texts.get(text) ?? []), name]);
  const sections = [...texts].map(
    ([text, names]) => `## ${[...new Set(names)].join(', ')}\n\n\`\`\`\`text\n${text}\n\`\`\`\``,
  );
  return [intro, '| package | version | licence |', '| --- | --- | --- |', ...list, '', sections.join('\n\n'), ''].join(
    '\n',
  );
}
