import { firebaseAddresses, playedPushPath, type PushService } from '@shop/variant';

/** The variables that name a Firebase project, what each must look like, and an example. */
const fields = [
  ['apiKey', 'FIREBASE_API_KEY', /^[\w-]{10,100}$/, 'AIzaSyA1b2C3d4E5f6G7h8I9j0KlMnOpQrStUvW'],
  ['projectId', 'FIREBASE_PROJECT_ID', /^[a-z][a-z0-9-]{4,62}$/, 'my-shop-1a2b3'],
  ['appId', 'FIREBASE_APP_ID', /^1:\d+:web:[0-9a-f]+$/, '1:123456789012:web:0a1b2c3d4e5f'],
  ['vapidKey', 'FIREBASE_VAPID_KEY', /^B[\w-]{86}$/, 'the key pair of 87 characters under "Web Push certificates"'],
] as const;

/**
 * Reads the Firebase project by which devices are told what happened: all four of its variables, or none, which is no
 * push. FIREBASE_SERVICE puts the commerce sandbox in Firebase's place.
 *
 * @throws Error that names the variable and the remedy.
 */
export function readPushService(env: Record<string, string | undefined>): PushService | undefined {
  const given = fields.map(([name, variable, form, example]) => ({
    name,
    variable,
    form,
    example,
    value: env[variable]?.trim() ?? '',
  }));
  if (given.every(({ value }) => value === '')) return undefined;
  for (const { variable, form, example, value } of given) {
    if (value === '')
      throw new Error(
        `${variable} is not set, and others of its project are: give all of ${fields.map(field => field[1]).join(', ')}, or none for a shop without push.`,
      );
    if (!form.test(value))
      throw new Error(
        `${variable} is ${JSON.stringify(value)}: give it as the Firebase console shows it, for example ${example}.`,
      );
  }
  const service = env['FIREBASE_SERVICE']?.trim() ?? '';
  if (service !== '' && service !== playedPushPath)
    throw new Error(
      `FIREBASE_SERVICE is ${JSON.stringify(service)}: leave it out for Firebase itself, or give ${playedPushPath} at the commerce sandbox.`,
    );
  const addresses = service === '' ? firebaseAddresses : { installations: service, registrations: service };
  const [apiKey = '', projectId = '', appId = '', vapidKey = ''] = given.map(({ value }) => value);
  return { apiKey, projectId, appId, vapidKey, ...addresses };
}
