import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { row } from '../database.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import { leafletPdf } from './leafletPdf.ts';

interface Leaflet {
  title: string;
  paragraphs: string;
  is_free: 0 | 1;
}

/** The key that opens a bought file, in the mail that goes with a paid order. */
export const downloadKey = (secret: string, orderNumber: string, file: string): string =>
  createHash('sha256').update(`download ${secret} ${orderNumber} ${file}`).digest('hex').slice(0, 32);

/** Files below /media/downloadable: samples for everybody, the others for who has the key of a paid order. */
export function downloadRoutes({ db, config }: Pick<SandboxDeps, 'db' | 'config'>): Hono {
  const isPaid = (number: string) =>
    row(
      db,
      "SELECT 1 FROM sales_order WHERE number = ? AND (status IN ('processing', 'complete') OR (payment_method = 'free' AND status <> 'canceled'))",
      number,
    ) !== undefined;

  return new Hono().get('/*', http => {
    const url = new URL(http.req.url);
    const path = url.pathname.slice('/media/downloadable/'.length);
    const leaflet = row<Leaflet>(db, 'SELECT title, paragraphs, is_free FROM leaflet WHERE path = ?', path);
    if (!leaflet) return http.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const [order, key] = [url.searchParams.get('order') ?? '', url.searchParams.get('key') ?? ''];
    if (!leaflet.is_free && !(isSameSignature(downloadKey(config.secret, order, path), key) && isPaid(order))) {
      return http.text('This file opens with the address in the mail of a paid order.', 403, {
        'Cache-Control': 'no-store',
      });
    }
    const pdf = leafletPdf(leaflet.title, JSON.parse(leaflet.paragraphs) as string[]);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.byteLength),
        'Content-Disposition': `inline; filename="${path.split('/').at(-1)!}"`,
        'Cache-Control': leaflet.is_free ? 'public, max-age=86400' : 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
