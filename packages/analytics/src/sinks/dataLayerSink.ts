import { bringScript } from './bringScript.ts';
import type { Sink } from './Sink.ts';

/** Age of the document at which the tag manager comes without any interaction, ms. */
const age = 3000;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const refused = {
  ad_personalization: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  analytics_storage: 'denied',
};

/** Tells a tag manager by `window.dataLayer`, in Google's format. */
export function dataLayerSink(src: string): Sink {
  const layer = (window.dataLayer ??= []);
  let giveUp = () => {};
  return {
    name: 'dataLayer',
    start(onThere) {
      layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      giveUp = bringScript(src, age, onThere);
    },
    take({ name, params }) {
      if (!('items' in params)) {
        layer.push({ event: name, ...params });
        return;
      }
      // Else the tag manager would keep items of the event before.
      layer.push({ ecommerce: null });
      layer.push({ event: name, ecommerce: params });
    },
    stop() {
      giveUp();
      // A command of Google's consent mode is an arguments object, not an array.
      (function command(..._words: unknown[]) {
        // oxlint-disable-next-line prefer-rest-params -- see above
        layer.push(arguments);
      })('consent', 'update', refused);
    },
  };
}
