import { given, isWebAddress, readPort, readSwitch, readWhole, refused, type Variables } from './variables.ts';

/** How a server is watched, what it keeps and how it stops. */
export interface Operation {
  /** Port of what is counted; without one nothing is. */
  metricsPort: number | undefined;
  /** How traces are sent; undefined where they are not. */
  traces: { service: string; ratio: number } | undefined;
  /** Whether each request is written down. */
  accessLog: boolean;
  /** Whether errors in browsers are. */
  errorLog: boolean;
  /** Room for kept guest pages, bytes. */
  pageCacheBytes: number;
  /** Room for kept answers of the back end, bytes. */
  answerCacheBytes: number;
  /** Bearer token that purges them. */
  purgeToken: string | undefined;
  /** Folder with the hashed files of former releases. */
  keptDir: string | undefined;
  /** How long the server goes on after it was asked to stop, ms. */
  drainFor: number;
}

/** The exporter reads where to send them by itself, by the rules of OpenTelemetry. */
function readTraces(env: Variables, id: string): Operation['traces'] {
  const endpoint = given(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  if (!isWebAddress(endpoint))
    throw refused(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      endpoint,
      'the address of a collector, for example http://localhost:4318',
    );
  const part = given(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(part);
  if (!(ratio >= 0 && ratio <= 1))
    throw refused('OTEL_TRACES_SAMPLER_ARG', part, 'the part of the traces that is recorded, 0 to 1');
  return { service: given(env, 'OTEL_SERVICE_NAME') ?? id, ratio };
}

/** Reads megabytes as bytes. */
const readRoom = (env: Variables, name: string): number =>
  readWhole(env, name, 0, [0, 65_536], 'the megabytes that it may take, 65536 at most, or 0 to keep nothing') *
  1_048_576;

function readToken(env: Variables): string | undefined {
  const value = given(env, 'PURGE_TOKEN');
  if (value !== undefined && !/^[\w.~+/=-]{16,}$/.test(value))
    throw new Error(
      'PURGE_TOKEN is too short or not a token: give 16 or more letters, digits or signs of - . _ ~ + / =.',
    );
  return value;
}

/**
 * Reads METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG, ACCESS_LOG, ERROR_REPORTS,
 * PAGE_CACHE_MB, ANSWER_CACHE_MB, PURGE_TOKEN, ASSETS_DIR and DRAIN_SECONDS.
 *
 * @param id the variant's, by which its traces are known unless told.
 * @throws Error that names the variable and the remedy.
 */
export const readOperation = (env: Variables, id: string): Operation => ({
  metricsPort: given(env, 'METRICS_PORT') === undefined ? undefined : readPort(env, 'METRICS_PORT', 0),
  traces: readTraces(env, id),
  accessLog: readSwitch(env, 'ACCESS_LOG', 'a line a request'),
  errorLog: readSwitch(env, 'ERROR_REPORTS', 'a line an error in a browser'),
  pageCacheBytes: readRoom(env, 'PAGE_CACHE_MB'),
  answerCacheBytes: readRoom(env, 'ANSWER_CACHE_MB'),
  purgeToken: readToken(env),
  keptDir: given(env, 'ASSETS_DIR'),
  drainFor:
    readWhole(env, 'DRAIN_SECONDS', 0, [0, 300], 'how long the server goes on after SIGTERM, 0 to 300 seconds') * 1000,
});
