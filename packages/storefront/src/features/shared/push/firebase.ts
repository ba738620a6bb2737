/*
 * What Firebase is asked, as its own library does: Installations says who the device is, the registrations of Cloud Messaging
 * give it a token (docs/decisions/push.md).
 */
import type { PushService } from '@shop/variant';

/** A device as Firebase knows it. */
export interface Registered {
  /** By which messages are sent to it. */
  token: string;
  /** Proves, for a week, that the registration is ours. */
  authToken: string;
}

/** How long each call may take, ms. */
const patience = 10_000;

/** The versions of Firebase's library whose calls these are. */
const versions = { installations: 'w:0.6.24', messaging: '0.13.3' };

/** Rejects where there is no answer, or none in the 200s. */
async function call(
  method: 'POST' | 'DELETE',
  address: string,
  apiKey: string,
  { body, authToken }: { body?: object; authToken?: string } = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method,
    // A page that is left on the way, as at sign-out, still gets rid of its device.
    keepalive: method === 'DELETE',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-goog-api-key': apiKey,
      ...(authToken !== undefined && { 'x-goog-firebase-installations-auth': `FIS ${authToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`Firebase answered ${answer.status}.`);
  return (await answer.json()) as Record<string, unknown>;
}

/** A new installation's id: 22 characters of base64url, the first of which stands for the bits 0111. */
function newInstallation(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  bytes[0] = 0b0111_0000 + ((bytes[0] ?? 0) % 16);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

const registrationsOf = ({ registrations, projectId }: PushService) =>
  `${registrations}/projects/${projectId}/registrations`;

const textOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw new Error('Firebase answered without a token.');
  return value;
};

/** Registers a subscription of this browser as a new device. */
export async function register(push: PushService, subscription: PushSubscription): Promise<Registered> {
  const { installations, projectId, apiKey, appId, vapidKey } = push;
  const installation = await call('POST', `${installations}/projects/${projectId}/installations`, apiKey, {
    body: { fid: newInstallation(), authVersion: 'FIS_v2', appId, sdkVersion: versions.installations },
  });
  const authToken = textOf((installation['authToken'] as { token?: unknown } | undefined)?.token);
  const { endpoint, keys = {} } = subscription.toJSON();
  const web = {
    origin: location.host,
    endpoint,
    auth: keys['auth'],
    p256dh: keys['p256dh'],
    applicationPubKey: vapidKey,
  };
  const registration = await call('POST', registrationsOf(push), apiKey, {
    body: { web, fcm_sdk_version: versions.messaging },
    authToken,
  });
  return { token: textOf(registration['token']), authToken };
}

/** Has a device forgotten: nothing can be sent to its token any more. */
export const unregister = async (push: PushService, { token, authToken }: Registered): Promise<void> =>
  void (await call('DELETE', `${registrationsOf(push)}/${token}`, push.apiKey, { authToken }));
