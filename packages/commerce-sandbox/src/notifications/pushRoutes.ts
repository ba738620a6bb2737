import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { run } from '../database.ts';
import { randomId } from '../randomId.ts';
import { readLimited } from '../transport/readLimited.ts';

/** Bytes; an endpoint and two keys. */
const LONGEST_CALL = 8192;

/** Characters of an endpoint. */
const LONGEST_ENDPOINT = 2000;

/** Devices that the service knows; the one that came first goes. */
export const MOST_REGISTERED = 1000;

/** Seconds that the token of an installation is good for, as at Firebase. */
const LIFETIME = 7 * 24 * 60 * 60;

const refused = (status: 400 | 401 | 404 | 413, message: string) =>
  Response.json({ error: { code: status, message, status: 'INVALID_ARGUMENT' } }, { status });

async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = JSON.parse(await readLimited(request, LONGEST_CALL));
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Firebase as far as a browser meets it: Installations, which says who a device is, and the registrations of Cloud
 * Messaging, which give it a token. To be mounted at /gateways/push. What is sent to tokens: `sendPush.ts`.
 */
export function pushRoutes({ db, clock, random, config }: SandboxDeps): Hono {
  const app = new Hono();
  const seal = (text: string) => createHmac('sha256', config.secret).update(`push:${text}`).digest('base64url');

  /** The installation that a call comes from; undefined where it proves none. */
  const installationOf = (request: Request): string | undefined => {
    const [, id, until, given] =
      /^FIS ([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(
        request.headers.get('x-goog-firebase-installations-auth') ?? '',
      ) ?? [];
    if (given === undefined || Number(until) < clock().getTime()) return undefined;
    return timingSafeEqual(Buffer.from(given), Buffer.from(seal(`${id}.${until}`))) ? id : undefined;
  };

  app.use(async (http, next) =>
    http.req.header('x-goog-api-key') ? next() : refused(401, 'The request is missing a valid API key.'),
  );

  app.post('/projects/:project/installations', async http => {
    const body = await bodyOf(http.req.raw);
    const { fid, appId } = body ?? {};
    if (typeof appId !== 'string' || typeof fid !== 'string' || !/^[c-f][\w-]{21}$/.test(fid))
      return refused(400, 'Request contains an invalid argument.');
    const text = `${fid}.${clock().getTime() + LIFETIME * 1000}`;
    return http.json({
      name: `projects/${http.req.param('project')}/installations/${fid}`,
      fid,
      refreshToken: randomId(random),
      authToken: { token: `${text}.${seal(text)}`, expiresIn: `${LIFETIME}s` },
    });
  });

  app.post('/projects/:project/registrations', async http => {
    const installation = installationOf(http.req.raw);
    if (installation === undefined) return refused(401, 'Request had invalid authentication credentials.');
    const body = await bodyOf(http.req.raw);
    const { endpoint, auth, p256dh } = (body?.['web'] ?? {}) as Record<string, unknown>;
    const isWhole = [endpoint, auth, p256dh].every(value => typeof value === 'string' && value !== '');
    if (!isWhole || String(endpoint).length > LONGEST_ENDPOINT || !URL.canParse(String(endpoint)))
      return refused(400, 'Request contains an invalid argument.');
    const token = `${installation}:APA91${randomId(random)}`;
    run(
      db,
      'INSERT INTO push_device (token, installation, endpoint, registered_at) VALUES (?, ?, ?, ?)',
      token,
      installation,
      String(endpoint),
      clock().getTime(),
    );
    run(
      db,
      `DELETE FROM push_device WHERE token NOT IN
         (SELECT token FROM push_device ORDER BY registered_at DESC, token LIMIT ?)`,
      MOST_REGISTERED,
    );
    return http.json({ token });
  });

  app.delete('/projects/:project/registrations/:token', http => {
    const installation = installationOf(http.req.raw);
    if (installation === undefined) return refused(401, 'Request had invalid authentication credentials.');
    run(db, 'DELETE FROM push_device WHERE token = ? AND installation = ?', http.req.param('token'), installation);
    return http.json({});
  });

  return app;
}
