import { expect, it } from 'vitest';
import { remedyFor } from './remedyFor.ts';

const place = { port: 4000, dataDir: '/srv/data' };
const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  [
    failure('EADDRINUSE'),
    'Port 4000 is in use. Stop the program that holds it, or choose another one: SANDBOX_PORT=4001.',
  ],
  [
    failure('EACCES', 'listen EACCES: permission denied 0.0.0.0:80'),
    'Port 4000 may not be opened by this user. Choose one above 1023: SANDBOX_PORT=4000.',
  ],
  [
    failure('ERR_SQLITE_ERROR', 'database or disk is full'),
    'No space left for /srv/data. Free some, or choose another folder: SANDBOX_DATA=/path.',
  ],
  [failure('ENOSPC'), 'No space left for /srv/data. Free some, or choose another folder: SANDBOX_DATA=/path.'],
  [failure('EROFS'), 'The folder /srv/data cannot be written. Allow it, or choose another one: SANDBOX_DATA=/path.'],
  [
    failure('ERR_SQLITE_ERROR', 'unable to open database file'),
    'The folder /srv/data cannot be written. Allow it, or choose another one: SANDBOX_DATA=/path.',
  ],
  [
    failure('ERR_SQLITE_ERROR', 'file is not a database'),
    'The database in /srv/data is damaged. Begin afresh: commerce-sandbox reset --data /srv/data.',
  ],
])('names the remedy for %s', (error, line) => {
  expect(remedyFor(error, place)).toBe(line);
});
