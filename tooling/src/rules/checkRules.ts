/** A file of the workspace: its path from the root, and what stands in it. */
export interface Source {
  file: string;
  text: string;
}

/** Where something stands, as editors and terminals open it. */
interface Place {
  id: string;
  at: string;
}

const pageName = /^docs\/rules\/([a-z]+)\.md$/;
const ruleRow = /^\| ([^ |]+) \| (?!rule \|$|---)/;
const testName = /\.(?:test|spec|stories)\.tsx?$/;
const codeName = /\.(?:[jt]sx?|mjs|css|graphql)$/;
const testFolder = /(?:^|\/)(?:testing|e2e)\//;
const outsideSource = /\bthe specification\b|\bspecification, sections?\b|\bbehaviour notes\b/i;

const linesOf = ({ file, text }: Source) =>
  text.split('\n').map((line, index) => ({ line, at: `${file}:${index + 1}` }));

/** The rules of a page, and what is wrong with its rows. */
function readPage(page: Source, topic: string, known: Map<string, string>): { rules: Place[]; problems: string[] } {
  const rules: Place[] = [];
  const problems: string[] = [];
  for (const { line, at } of linesOf(page)) {
    const id = ruleRow.exec(line)?.[1];
    if (id === undefined) continue;
    const first = known.get(id);
    if (!new RegExp(`^${topic}-\\d\\d$`).test(id))
      problems.push(`${at}: the id ${id} is not the name of its page and two digits, as in ${topic}-01`);
    else if (first !== undefined)
      problems.push(`${at}: ${id} stands twice, first at ${first}; give this rule a new number`);
    else {
      known.set(id, at);
      rules.push({ id, at });
    }
  }
  return { rules, problems };
}

/** Ids that a file cites. The id at the head of a rule's own row is no citation. */
const citationsIn = (source: Source, cited: RegExp): Place[] =>
  linesOf(source).flatMap(({ line, at }) =>
    [...(pageName.test(source.file) ? line.replace(ruleRow, '') : line).matchAll(cited)].map(([id]) => ({ id, at })),
  );

/**
 * What is wrong with the rules of docs/rules and with those who cite them, one line each: where, what, and what to do.
 */
export function checkRules(sources: Source[]): string[] {
  const known = new Map<string, string>();
  const pages = sources.flatMap(page => {
    const topic = pageName.exec(page.file)?.[1];
    return topic === undefined ? [] : [{ topic, ...readPage(page, topic, known) }];
  });
  if (pages.length === 0) return ['docs/rules: there is no page of rules'];
  const cited = new RegExp(String.raw`(?<![\w-])(?:${pages.map(({ topic }) => topic).join('|')})-\d\d(?![\w-])`, 'g');
  const citedBy = (isMeant: (file: string) => boolean) =>
    new Set(
      sources.filter(({ file }) => isMeant(file)).flatMap(source => citationsIn(source, cited).map(({ id }) => id)),
    );
  const tried = citedBy(file => testName.test(file));
  const kept = citedBy(file => codeName.test(file) && !testName.test(file) && !testFolder.test(file));
  const rules = pages.flatMap(page => page.rules);
  return [
    ...pages.flatMap(({ problems }) => problems),
    ...rules
      .filter(({ id }) => !tried.has(id))
      .map(({ id, at }) => `${at}: no test cites ${id}; name it at the test that tries it, or write one`),
    ...rules
      .filter(({ id }) => !kept.has(id))
      .map(({ id, at }) => `${at}: no code cites ${id}; name it beside the code that keeps it`),
    ...sources
      .flatMap(source => citationsIn(source, cited))
      .filter(({ id }) => !known.has(id))
      .map(({ id, at }) => `${at}: there is no rule ${id}; see docs/rules/${id.replace(/-\d\d$/, '')}.md`),
    ...sources
      .flatMap(linesOf)
      .filter(({ line }) => outsideSource.test(line))
      .map(({ at }) => `${at}: speaks of a text that is not here; cite the rule by its id, from docs/rules`),
  ];
}
