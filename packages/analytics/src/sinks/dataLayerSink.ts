import { lateScript } from './lateScript.ts';
import { putInto, type Sink } from './Sink.ts';

/** Age of the document at which the tag manager comes without any interaction, ms. */
const age = 3000;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What Google's consent mode asks for. */
const purposes = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'];

/** Tells a tag manager by `window.dataLayer`, in Google's format. */
export function dataLayerSink(src: string): Sink {
  const layer = (window.dataLayer ??= []);
  const script = lateScript(src, age);
  let isStopped = false;
  const updateConsent = (answer: 'granted' | 'denied') =>
    // A command of Google's consent mode is an arguments object, not an array.
    (function command(..._words: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- see above
      layer.push(arguments);
    })('consent', 'update', Object.fromEntries(purposes.map(purpose => [purpose, answer])));
  return {
    name: 'dataLayer',
    start(onThere) {
      if (isStopped) updateConsent('granted');
      else layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      script.bring(onThere);
    },
    take({ name, params }) {
      if (!('items' in params)) return putInto<unknown>(layer, { event: name, ...params });
      // Else the tag manager would keep items of the event before.
      return putInto<unknown>(layer, { ecommerce: null }, { event: name, ecommerce: params });
    },
    stop() {
      isStopped = true;
      script.giveUp();
      updateConsent('denied');
    },
  };
}
