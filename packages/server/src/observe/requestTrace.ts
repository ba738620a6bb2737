/** A request as a trace begins with it. */
export interface TracedRequest {
  method: string;
  /** Without its query, and without what is somebody's. */
  path: string;
  /** Trace that the request belongs to, where a proxy of ours named one (`traceparent`). */
  parent?: string | undefined;
  /** When it came, ms since the epoch. */
  began: number;
}

/** What a trace is told of a request once it is answered. */
export interface TracedAnswer {
  route: string;
  status: number;
  storeView?: string | undefined;
  cache?: string | undefined;
}

/** A call to the back end, as a span of its own. */
export interface TracedCall {
  /** Headers by which the back end joins the trace. */
  headers: Record<string, string>;
  /** @param status Of the answer; undefined where there was none. */
  end: (status: number | undefined) => void;
}

/** The spans of one request. */
export interface RequestTrace {
  /** A step that is over, with its times in ms since the epoch. */
  step: (name: string, from: number, to: number) => void;
  call: (method: string, url: string) => TracedCall;
  end: (answer: TracedAnswer, at: number) => void;
}

/** Begins the trace of a request. */
export type Tracing = (request: TracedRequest) => RequestTrace;
