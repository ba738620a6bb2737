import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/services.ts';
import { write } from './edit.ts';

/** What a release changes, of a workspace: manifests, changelogs and changesets, by their paths. */
export const releasedFiles = (workspace: string): Record<string, string> =>
  Object.fromEntries(
    globSync(['{apps,packages}/*/{package.json,CHANGELOG.md}', '.changeset/*.md'], { cwd: workspace }).map(file => [
      file,
      readFileSync(join(workspace, file), 'utf8'),
    ]),
  );

/** Writes a changeset of the copy, and what the script `version` runs on it: the script's words. */
export function prepareRelease(copy: string, id: string, sentence: string): string[] {
  write(join(copy, '.changeset/calm-rivers-sing.md'), `---\n"@shop/${id}": minor\n---\n\n${sentence}\n`);
  // A changelog names the commit that brought a changeset.
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '.changeset'],
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Start'],
  ])
    execFileSync('git', args, { cwd: copy, stdio: 'pipe' });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { version: string };
  };
  return scripts.version.split(' ');
}
