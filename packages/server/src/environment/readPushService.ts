import { firebaseAddresses, playedPushPath, type PushService } from '@shop/variant';
import { given, refused, type Variables } from './variables.ts';

/** The variables that name a Firebase project, what each must look like, and an example. */
const fields = {
  apiKey: ['FIREBASE_API_KEY', /^[\w-]{10,100}$/, 'AIzaSyA1b2C3d4E5f6G7h8I9j0KlMnOpQrStUvW'],
  projectId: ['FIREBASE_PROJECT_ID', /^[a-z][a-z0-9-]{4,62}$/, 'my-shop-1a2b3'],
  appId: ['FIREBASE_APP_ID', /^1:\d+:web:[0-9a-f]+$/, '1:123456789012:web:0a1b2c3d4e5f'],
  vapidKey: ['FIREBASE_VAPID_KEY', /^B[\w-]{86}$/, 'the key pair of 87 characters under "Web Push certificates"'],
} as const;

const variables = Object.values(fields).map(([variable]) => variable);

function readField(env: Variables, [variable, form, example]: (typeof fields)[keyof typeof fields]): string {
  const value = given(env, variable);
  if (value === undefined)
    throw new Error(
      `${variable} is not set, and others of its project are: give all of ${variables.join(', ')}, or none for a shop without push.`,
    );
  if (!form.test(value)) throw refused(variable, value, `it as the Firebase console shows it, for example ${example}`);
  return value;
}

function readAddresses(env: Variables): Pick<PushService, 'installations' | 'registrations'> {
  const service = given(env, 'FIREBASE_SERVICE');
  if (service === undefined) return firebaseAddresses;
  if (service !== playedPushPath)
    throw new Error(
      `FIREBASE_SERVICE is ${JSON.stringify(service)}: leave it out for Firebase itself, or give ${playedPushPath} at the commerce sandbox.`,
    );
  return { installations: service, registrations: service };
}

/**
 * Reads the Firebase project by which devices are told what happened: all four of its variables, or none, which is no
 * push. FIREBASE_SERVICE puts the commerce sandbox in Firebase's place.
 *
 * @throws Error that names the variable and the remedy.
 */
export function readPushService(env: Variables): PushService | undefined {
  if (variables.every(variable => given(env, variable) === undefined)) return undefined;
  return {
    apiKey: readField(env, fields.apiKey),
    projectId: readField(env, fields.projectId),
    appId: readField(env, fields.appId),
    vapidKey: readField(env, fields.vapidKey),
    ...readAddresses(env),
  };
}
