/** The Firebase project by which a shop reaches devices. Public: browsers are told it. */
export interface PushService {
  apiKey: string;
  projectId: string;
  appId: string;
  /** Public key of its web push certificate: 65 bytes as base64url. */
  vapidKey: string;
  /** Base address of Firebase Installations, without a slash at its end. */
  installations: string;
  /** Base address of the registrations of Firebase Cloud Messaging, without a slash at its end. */
  registrations: string;
}

/** Where Firebase stands, unless the environment (`FIREBASE_SERVICE`) names another place. */
export const firebaseAddresses = {
  installations: 'https://firebaseinstallations.googleapis.com/v1',
  registrations: 'https://fcmregistrations.googleapis.com/v1',
} as const satisfies Partial<PushService>;

/** Where the commerce sandbox plays Firebase. */
export const playedPushPath = '/gateways/push';

/** The environment of a shop at the commerce sandbox, which plays the push service. */
export const playedPush: Record<string, string> = {
  FIREBASE_API_KEY: 'played-by-the-sandbox',
  FIREBASE_PROJECT_ID: 'commerce-sandbox',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_VAPID_KEY: 'BFT00WOJjR84N9BpGb9DTZc9Uqn0gvQ4YEswNyhqWkzyrsgF8GW-XxRV0-RQtFjWm7B_znIY-p4qvMUUaQABKx4',
  FIREBASE_SERVICE: playedPushPath,
};
