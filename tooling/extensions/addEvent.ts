import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, write } from './edit.ts';

/** An event of the analytics, of what no slice keeps, which the new page tells; and a rule about it. */
export function addEvent(packages: string): void {
  const analytics = join(packages, 'analytics/src');
  edit(
    join(packages, 'state/src/app/happened.ts'),
    "  | { what: 'password-reset' }\n",
    "$&  | { what: 'motto-read' }\n",
  );
  edit(join(analytics, 'events.ts'), '  footer_click:', '  motto_read: Nothing;\n$&');
  edit(
    join(analytics, 'accountEvents.ts'),
    "      case 'password-reset':",
    "      case 'motto-read':\n        return [event('motto_read', {})];\n$&",
  );
  const part = join(packages, 'storefront/src/features/motto/Motto.tsx');
  edit(part, 'import { addToast,', 'import { addToast, happened,');
  edit(part, 'dispatch(mottoSlice.actions.read());', "$&\n            dispatch(happened({ what: 'motto-read' }));");

  const rules = join(packages, '../docs/rules/analytics.md');
  const last = Math.max(
    ...[...readFileSync(rules, 'utf8').matchAll(/^\| analytics-(\d+) \|/gm)].map(([, number]) => Number(number)),
  );
  const rule = `analytics-${String(last + 1).padStart(2, '0')}`;
  edit(join(analytics, 'accountEvents.ts'), "      case 'motto-read':\n", `$&        // Rule ${rule}.\n`);
  edit(rules, /\n*$/, `\n| ${rule} | It is told when the motto was read. |\n`);
  write(
    join(analytics, 'mottoRead.test.ts'),
    `import { happened } from '@shop/state';
import { expect, it } from 'vitest';
import { openTranscript } from './testing/openTranscript.ts';

// Rule ${rule}.
it('tells that the motto was read', () => {
  const shop = openTranscript();
  shop.dispatch(happened({ what: 'motto-read' }));
  expect(shop.names()).toEqual(['motto_read']);
});
`,
  );
}
