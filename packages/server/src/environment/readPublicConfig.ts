import { eachGateway, gateways, scriptVariable, type PublicConfig } from '@shop/variant';
import { switchableFeatures } from '../features.ts';
import { readAnalytics } from './readAnalytics.ts';
import { given, isWebAddress, listed, readSwitch, refused, refusedAmong, type Variables } from './variables.ts';

function readFeaturesOff(env: Variables): string[] {
  const names = listed(env, 'FEATURES_OFF');
  const unknown = names.find(name => !switchableFeatures.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `FEATURES_OFF names ${JSON.stringify(unknown)}: choose from ${switchableFeatures.join(', ')}, or let \`pnpm run doctor\` write it.`,
    );
  return names;
}

/** What browsers ask: all pages name its host in their policy. */
function readAddress(env: Variables, name: string, usual: string): string {
  const value = given(env, name) ?? usual;
  if (!isWebAddress(value) && !/^\/(?!\/)/.test(value))
    throw refused(name, value, `a path of the shop or an address, for example ${usual}`);
  return value;
}

function readCustomerIds(value: string): number[] {
  const ids = value.split(',').map(id => id.trim());
  const wrong = ids.find(id => !/^[1-9]\d{0,9}$/.test(id));
  if (wrong !== undefined)
    throw refusedAmong(
      'FORCED_OUT_CUSTOMER_IDS',
      wrong,
      'ids of customers with commas between, for example 4711,4712, or leave it out',
    );
  return ids.map(Number);
}

/**
 * Reads what browsers are told: FEATURES_OFF ("coins,pincode", as `pnpm run doctor` finds them), MAPS_URL, SERVICE_WORKER,
 * FORCED_OUT_CUSTOMER_IDS, for each gateway its script, as RAZORPAY_SCRIPT, and who is told what visitors do
 * (`readAnalytics`).
 *
 * @throws Error that names the variable and the remedy.
 */
export function readPublicConfig(env: Variables): PublicConfig {
  const forcedOut = given(env, 'FORCED_OUT_CUSTOMER_IDS');
  const analytics = readAnalytics(env);
  return {
    gatewayScripts: eachGateway(code => readAddress(env, scriptVariable(code), gateways[code].script)),
    mapsUrl: readAddress(env, 'MAPS_URL', 'https://nominatim.openstreetmap.org/reverse'),
    featuresOff: readFeaturesOff(env),
    ...(!readSwitch(env, 'SERVICE_WORKER', 'a shop that works offline') && { workerOff: true as const }),
    ...(analytics && { analytics }),
    ...(forcedOut !== undefined && { forcedOutCustomerIds: readCustomerIds(forcedOut) }),
  };
}
