import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fields } from '@shop/variant';
import { root } from '../services.ts';
import { configurationReference } from './configurationReference.ts';
import { environmentFields } from './environmentFields.ts';

/** Where the reference is kept. */
export const referenceFile = join(root, 'docs/configuration.md');

/** The reference of this workspace as it should read now. */
export const workspaceReference = (): string =>
  configurationReference({
    variant: fields,
    environment: environmentFields,
    tokens: readFileSync(join(root, 'packages/ui/src/tokens/base.css'), 'utf8'),
  });
