import { lateScript } from './lateScript.ts';
import { putInto, type Sink, type ToldEvent } from './Sink.ts';

/** Age of the document at which the engagement tool comes without any interaction, ms. */
const age = 5000;

declare global {
  interface Window {
    /** Events for the engagement tool. Its script takes what is here and replaces `push`. */
    engagementLayer?: ToldEvent[];
  }
}

/** Tells an engagement tool by `window.engagementLayer`, which its script takes over (docs/decisions/analytics.md). */
export function engagementSink(src: string): Sink {
  const layer = (window.engagementLayer ??= []);
  const script = lateScript(src, age);
  let isStopped = false;
  const tell = (name: string) => layer.push({ name, params: {}, at: Date.now() });
  return {
    name: 'engagement',
    start(onThere) {
      if (isStopped) tell('consent_given');
      script.bring(onThere);
    },
    take: event => putInto(layer, event),
    stop() {
      isStopped = true;
      script.giveUp();
      tell('consent_withdrawn');
    },
  };
}
