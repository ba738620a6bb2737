import { bringScript } from './bringScript.ts';
import type { Sink, ToldEvent } from './Sink.ts';

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
  let giveUp = () => {};
  return {
    name: 'engagement',
    start(onThere) {
      giveUp = bringScript(src, age, onThere);
    },
    take: event => void layer.push(event),
    stop() {
      giveUp();
      layer.push({ name: 'consent_withdrawn', params: {}, at: Date.now() });
    },
  };
}
