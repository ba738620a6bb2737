import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, write } from './edit.ts';

/** What the new gateway is called, where the one that it works like is called so. */
const renamed = (text: string): string => text.replaceAll('cashfree', 'sethu').replaceAll('Cashfree', 'Sethu');

/** Writes beside a file of a gateway that of the new one, which says the same under its own name. */
function writeAlike(folder: string, file: string): void {
  write(join(folder, renamed(file)), renamed(readFileSync(join(folder, file), 'utf8')));
}

/** Repeats a part of a file, for the new gateway, where it stands. */
function repeat(file: string, part: RegExp): void {
  edit(file, part, found => found + renamed(found));
}

/** What its module brings to the back end, and what may therefore be absent. */
function addContract(packages: string): void {
  const client = join(packages, 'commerce-client');
  const schema = join(client, 'schema/schema.graphql');
  repeat(schema, /^ {2}confirmCashfreePayment\(.*\n/m);
  repeat(schema, /^ {2}createCashfreePaymentSession\(.*\n/m);
  repeat(schema, /^type CashfreePaymentResult \{[^}]*\}\n\n/m);
  repeat(schema, /^type CashfreePaymentSession \{[^}]*\}\n\n/m);
  repeat(schema, /^enum CashfreePaymentStatusEnum \{[^}]*\}\n\n/m);
  repeat(schema, /^ {2}"As razorpay_vault_active\."\n {2}cashfree_vault_active.*\n/m);
  repeat(join(client, 'src/optionalFields.ts'), /^ {2}cashfree: .*\n/m);
  repeat(join(client, 'src/optionalFields.ts'), /^ {4}'StoreConfig\.cashfree_vault_active',\n/m);
  repeat(join(client, 'src/operations/payment.ts'), / cashfree_vault_active/);
  repeat(join(packages, '../tooling/src/doctor/shopFeatures.ts'), /^ {2}cashfree: \{[\s\S]*?^ {2}\},\n/m);
}

/** What the shop knows of it, its code, and a way of paying. */
function addToShop(packages: string): void {
  repeat(join(packages, 'variant/src/gateways.ts'), /^ {2}cashfree: \{[\s\S]*?^ {2}\},\n/m);
  repeat(join(packages, 'state/src/checkout/paymentOptions.ts'), /^ {2}\{ pg: 'cashfree', id: 'upi'.*\n/m);
  const gateways = join(packages, 'storefront/src/features/payment/gateways');
  writeAlike(gateways, 'cashfree.ts');
  repeat(join(gateways, 'index.ts'), /^ {2}cashfree: .*\n/m);
}

/** Its end, played: pages, webhook and script. */
function addToSandbox(packages: string): void {
  const gateways = join(packages, 'commerce-sandbox/src/gateways');
  for (const file of ['cashfreeMutations.ts', 'cashfreeRoutes.ts', 'cashfree.test.ts', 'assets/cashfree.js'])
    writeAlike(gateways, file);
  repeat(join(gateways, 'traits.ts'), /^ {2}cashfree: \{[\s\S]*?^ {2}\},\n/m);
  repeat(join(gateways, 'gateways.ts'), /^import \{ cashfreeMutations \}.*\nimport \{ cashfreeRoutes \}.*\n/m);
  repeat(join(gateways, 'gateways.ts'), /^ {2}cashfree: \{[\s\S]*?^ {2}\},\n/m);
  repeat(join(gateways, 'credentials.ts'), /^ {2}cashfree: string;\n/m);
  repeat(join(gateways, 'credentials.ts'), /^ {4}cashfree: derive\(.*\n/m);
  const webhooks = join(gateways, 'webhooks.ts');
  edit(webhooks, 'import { cashfreeWebhookSignature,', '$& sethuWebhookSignature,');
  repeat(webhooks, /^\/\*\* The shop's end of Cashfree's webhook\. \*\/\n[\s\S]*?^\}\n/m);
  repeat(webhooks, /^ {2}cashfree\(deps, order, payment\) \{[\s\S]*?^ {2}\},\n/m);
  repeat(join(gateways, 'signatures.ts'), /^export const cashfreeWebhookSignature[\s\S]*?;\n/m);
  const asks = join(packages, 'commerce-sandbox/src/testing/strangers/cartAsks.ts');
  edit(
    asks,
    /^ {2}'Mutation\.confirmCashfreePayment': \[[\s\S]*?^ {2}\],\n/m,
    found => found + renamed(found).replaceAll('SIGNED_OUT }', "SIGNED_OUT, alike: 'Her order is paid elsewhere.' }"),
  );
  repeat(asks, /^ {2}'Mutation\.createCashfreePaymentSession': \[[\s\S]*?^ {2}\],\n/m);
}

/** A payment gateway that works as one of today's does, under a name of its own. Its types are written afterwards. */
export function addGateway(packages: string): void {
  addContract(packages);
  addToShop(packages);
  addToSandbox(packages);
}
