import { firebaseAddresses } from '@shop/variant';
import { expect, it } from 'vitest';
import { readPushService } from './readPushService.ts';

const project = {
  FIREBASE_API_KEY: 'AIzaSyA1b2C3d4E5f6',
  FIREBASE_PROJECT_ID: 'kaveri-shop',
  FIREBASE_APP_ID: '1:123456789012:web:0a1b2c',
  FIREBASE_VAPID_KEY: `B${'a'.repeat(86)}`,
};

// Rule push-01.
it('is none where nothing is set', () => {
  expect(readPushService({})).toBeUndefined();
  expect(readPushService({ FIREBASE_API_KEY: ' ' })).toBeUndefined();
});

it('reads a project of Firebase, or of the sandbox', () => {
  expect(readPushService(project)).toEqual({
    apiKey: project.FIREBASE_API_KEY,
    projectId: 'kaveri-shop',
    appId: project.FIREBASE_APP_ID,
    vapidKey: project.FIREBASE_VAPID_KEY,
    ...firebaseAddresses,
  });
  expect(readPushService({ ...project, FIREBASE_SERVICE: '/gateways/push' })).toMatchObject({
    installations: '/gateways/push',
    registrations: '/gateways/push',
  });
});

it.each([
  ['FIREBASE_APP_ID', ''],
  ['FIREBASE_API_KEY', 'a b'],
  ['FIREBASE_PROJECT_ID', 'No Such'],
  ['FIREBASE_APP_ID', 'kaveri'],
  ['FIREBASE_VAPID_KEY', 'short'],
  ['FIREBASE_SERVICE', 'https://evil.test'],
])('says what is wrong with %s=%j', (variable, value) => {
  expect(() => readPushService({ ...project, [variable]: value })).toThrow(variable);
});
