import { constants, runInThisContext } from 'node:vm';
import { vi } from 'vitest';
import { inlineScripts } from '../inline/inlineScripts.ts';

/**
 * Runs the late loader as at the end of a document that names these files; without any, of one whose shop never comes.
 */
export function startLateLoader(files: Record<string, string> = { scripts: '/none.js' }): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, { wait: '100000', ...files });
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(inlineScripts.lateLoader, { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER });
  current.mockRestore();
}
