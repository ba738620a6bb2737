/**
 * Gives a new app the lines of another in pnpm's lockfile. Both depend on the same, so nothing needs to be resolved and
 * no registry is asked.
 *
 * @throws Error when the lockfile does not know the other app.
 */
export function addImporter(lockfile: string, like: string, name: string): string {
  const start = lockfile.indexOf(`\n  apps/${like}:\n`);
  if (start < 0) throw new Error(`pnpm-lock.yaml does not know apps/${like}. Run pnpm install, then this again.`);
  const rest = lockfile.slice(start + 1);
  const length = /\n(?= {0,2}\S)/.exec(rest.slice(rest.indexOf('\n') + 1))?.index ?? rest.length;
  const block = rest.slice(0, rest.indexOf('\n') + 1 + length).trimEnd();
  const mine = block.replace(`apps/${like}:`, `apps/${name}:`);
  const keys = [...lockfile.matchAll(/\n {2}(apps\/[^:\n]+):\n/g)];
  const after = keys.find(([, key = '']) => key > `apps/${name}`);
  const at = (after?.index ?? start + block.length + 1) + 1;
  return after
    ? `${lockfile.slice(0, at)}${mine}\n\n${lockfile.slice(at)}`
    : `${lockfile.slice(0, at - 1)}\n\n${mine}${lockfile.slice(at - 1)}`;
}
