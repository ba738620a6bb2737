import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapPropagator,
  type TracerProvider,
} from '@opentelemetry/api';
import { loggedPath } from './log.ts';
import type { Tracing } from './requestTrace.ts';

export interface TracingOptions {
  provider: TracerProvider;
  propagator: TextMapPropagator<Record<string, string>>;
}

const getter = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};
const setter = {
  set(carrier: Record<string, string>, key: string, value: string) {
    carrier[key] = value;
  },
};

/**
 * Makes spans of requests, of the steps of a page and of calls to the back end, by the names of OpenTelemetry. Nothing
 * of who asked is in them: no query, no variables, no address.
 */
export function makeTracing({ provider, propagator }: TracingOptions): Tracing {
  const tracer = provider.getTracer('storefront');
  return ({ method, path, parent, began }) => {
    const outside =
      parent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, getter);
    const span = tracer.startSpan(
      method,
      {
        kind: SpanKind.SERVER,
        startTime: began,
        attributes: { 'http.request.method': method, 'url.path': loggedPath(path) },
      },
      outside,
    );
    const inside = trace.setSpan(outside, span);
    return {
      step: (name, from, to) => tracer.startSpan(name, { startTime: from }, inside).end(to),
      call(callMethod, url) {
        const { pathname, searchParams, host } = new URL(url);
        const operation = searchParams.get('operationName');
        const call = tracer.startSpan(
          operation === null ? 'fetch' : `fetch ${operation}`,
          {
            kind: SpanKind.CLIENT,
            attributes: {
              'http.request.method': callMethod,
              'server.address': host,
              'url.path': loggedPath(pathname),
              ...(operation !== null && { 'graphql.operation.name': operation }),
            },
          },
          inside,
        );
        const headers: Record<string, string> = {};
        propagator.inject(trace.setSpan(inside, call), headers, setter);
        return {
          headers,
          end(status) {
            if (status !== undefined) call.setAttribute('http.response.status_code', status);
            if (status === undefined || status >= 500) call.setStatus({ code: SpanStatusCode.ERROR });
            call.end();
          },
        };
      },
      end({ route, status, storeView, cache }, at) {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          ...(storeView !== undefined && { 'shop.store_view': storeView }),
          ...(cache !== undefined && { 'shop.cache': cache }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(at);
      },
    };
  };
}
