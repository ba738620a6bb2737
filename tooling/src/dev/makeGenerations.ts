import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import { createNodeImportMeta, ESModulesEvaluator, EvaluatedModules, ModuleRunner } from 'vite/module-runner';

export interface Generations {
  /** Tells of saves. */
  plugin: Plugin;
  /** Imports a module of the server as it is now. */
  load: <Module>(vite: ViteDevServer, url: string) => Promise<Module>;
}

/** Modules that stay what they are: what a save changes is for the next generation. */
class LastingModules extends EvaluatedModules {
  override invalidateModule(): void {}
}

const makeRunner = ({ hot }: DevEnvironment): ModuleRunner =>
  new ModuleRunner(
    {
      transport: { invoke: payload => hot.handleInvoke(payload) },
      hmr: false,
      createImportMeta: createNodeImportMeta,
      evaluatedModules: new LastingModules(),
    },
    new ESModulesEvaluator(),
  );

/**
 * Modules of the server while a shop is developed. Each save begins a new generation, with instances of its own of every
 * module; a page that is being made ends in the generation in which it began. With one set of modules for all, a page
 * whose lazy parts were fetched after a save would hold two instances of a context, and find no shop in it; and what was
 * broken when it was first asked for would stay so.
 */
export function makeGenerations(): Generations {
  let saves = 0;
  let current: { saves: number; runner: ModuleRunner } | undefined;
  return {
    plugin: {
      name: 'shop:generations',
      hotUpdate() {
        if (this.environment.name === 'ssr') saves += 1;
      },
    },
    async load<Module>(vite: ViteDevServer, url: string): Promise<Module> {
      const environment = vite.environments['ssr'];
      if (environment === undefined) throw new Error('makeGenerations: Vite has no environment "ssr".');
      if (current?.saves !== saves) current = { saves, runner: makeRunner(environment) };
      const { runner } = current;
      try {
        return await runner.import<Module>(url);
      } catch (error) {
        // It would keep the failure, which another request may not meet.
        if (current.runner === runner) current = undefined;
        throw error;
      }
    },
  };
}
