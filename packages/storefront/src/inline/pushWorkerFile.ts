/// <reference path="./inline-script.d.ts" />
import { payingPaths } from '@shop/variant';
import pushWorker from './pushWorker.js?inline-script';

/** What one worker of a shop has to know of it. */
const facts = (shopName: string) => `const shopName=${JSON.stringify(shopName)},payingPaths=${String(payingPaths)};\n`;

/**
 * The worker that shows what is pushed to a device, for a path at the root of the shop; undefined for every other path. It
 * handles no requests: pages do not become slower by it (docs/decisions/push.md).
 */
export const pushWorkerFile = (pathname: string, shopName: string) =>
  pathname === '/push-worker.js'
    ? { contentType: 'text/javascript; charset=utf-8', body: facts(shopName) + pushWorker }
    : undefined;
