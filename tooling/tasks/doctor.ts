import { resolve } from 'node:path';
import { collectOperations } from '../src/doctor/collectOperations.ts';
import { examine, featuresOff, lacksEssentials } from '../src/doctor/examine.ts';
import { reportLegalPages } from '../src/doctor/legalPages.ts';
import { askForSchema, endpointOf, readSchemaFile } from '../src/doctor/readSchema.ts';
import { report } from '../src/doctor/report.ts';
import { writeFeaturesOff } from '../src/doctor/writeFeaturesOff.ts';
import { ask } from '../src/doctor/shop/ask.ts';
import { examineShop } from '../src/doctor/shop/examineShop.ts';
import { reportShop } from '../src/doctor/shop/reportShop.ts';
import { readArguments } from '../src/readArguments.ts';

const usage = `pnpm run doctor --url URL | --schema FILE [--write FILE]
pnpm run doctor --shop URL

  --url URL       what the back end at URL has and lacks of what the shop needs
  --schema FILE   the same for an SDL file, or the JSON of an introspection
  --write FILE    set FEATURES_OFF in FILE, a file of environment variables
  --shop URL      a deployed shop, looked at from outside: certificate, headers, cache, files, speed

Ends with 1 when the shop cannot run on that back end or has something to mend, with 2 when there was nothing to examine.`;

const {
  values: { url, schema: file, write, shop },
} = readArguments(usage, {
  options: {
    url: { type: 'string' },
    schema: { type: 'string' },
    write: { type: 'string' },
    shop: { type: 'string' },
  },
});

try {
  if (shop !== undefined && url === undefined && file === undefined) {
    const found = await examineShop(shop, { ask, now: () => new Date() });
    console.log(reportShop(shop, found));
    process.exit(found.every(({ isGood }) => isGood) ? 0 : 1);
  }
  if (shop !== undefined || (url === undefined) === (file === undefined)) {
    console.log(usage);
    process.exit(2);
  }
  const schema = url === undefined ? readSchemaFile(resolve(file ?? '')) : await askForSchema(url);
  const findings = examine(schema, collectOperations());
  console.log(report(url ?? file ?? '', findings));
  if (url !== undefined) console.log(`\n${await reportLegalPages(endpointOf(url))}`);
  if (write !== undefined) {
    writeFeaturesOff(resolve(write), featuresOff(findings));
    console.log(`Written to ${write}.`);
  }
  process.exitCode = lacksEssentials(findings) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
