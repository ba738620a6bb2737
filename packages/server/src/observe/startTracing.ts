import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { makeTracing } from './makeTracing.ts';
import type { Tracing } from './requestTrace.ts';

export interface StartedTracing {
  tracing: Tracing;
  /** Sends what is not sent yet. */
  stop: () => Promise<void>;
}

export interface StartTracingOptions {
  /** Name of the service in traces. */
  service: string;
  /** Part of the traces that begin here which is recorded, 0 to 1. */
  ratio: number;
}

/** Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names, in batches. */
export function startTracing({ service, ratio }: StartTracingOptions): StartedTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return {
    tracing: makeTracing({ provider, propagator: new W3CTraceContextPropagator() }),
    stop: () => provider.shutdown(),
  };
}
