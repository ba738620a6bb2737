import type { Persistence, ShopState } from '@shop/state';
import type { AnalyticsSetting } from '@shop/variant';
import { event } from './events.ts';
import type { PageFacts, PressFacts } from './facts.ts';
import { makeOutbox, type Outbox } from './makeOutbox.ts';
import { makeTranscript, type Heard } from './makeTranscript.ts';
import { dataLayerSink } from './sinks/dataLayerSink.ts';
import { engagementSink } from './sinks/engagementSink.ts';
import type { Sink } from './sinks/Sink.ts';
import { watchVitals, type VitalPage } from './watchVitals.ts';

export type Fact = Heard | PageFacts | PressFacts;

export interface MeasurePorts {
  setting: AnalyticsSetting;
  /** The state of the store before anything happened. */
  first: ShopState;
  persistence: Persistence;
  /** What this tab alone remembers. */
  tab: Persistence;
  /** Purchase programme of the customer; undefined without one. */
  programme: () => string | undefined;
  /** What the visitor has decided before; undefined where nobody has asked yet. */
  consent: boolean | undefined;
}

export interface Measuring {
  /** Takes something that happened. */
  hear: (fact: Fact) => void;
  /** The visitor agrees, or does not. */
  decide: (granted: boolean) => void;
}

/** Facts that are kept until the visitor has decided. */
const mostHeld = 1000;
/** Keys of what was told that are remembered. */
const mostTold = 60;

/** True the first time for a key, in this browser (analytics-06). */
function remember(persistence: Persistence) {
  return (key: string): boolean => {
    const keys = persistence.get('told')?.keys ?? [];
    if (keys.includes(key)) return false;
    persistence.set('told', { keys: [...keys, key].slice(-mostTold) });
    return true;
  };
}

/** Runs something once the page is shown to somebody: browsers make pages ahead (analytics-08). */
function onceShown(run: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/**
 * Tells those that the environment names what happens on a visit. Until the visitor has agreed, everything stays in this
 * document; who declines is told of to nobody (analytics-03).
 */
export function measure({ setting, first, persistence, tab, programme, consent }: MeasurePorts): Measuring {
  const transcribe = makeTranscript(first, { firstTime: remember(persistence), programme });
  let granted = consent;
  let isShown = false;
  let held: Fact[] = [];
  let outbox: Outbox | undefined;
  let sinks: Sink[] | undefined;
  let page: VitalPage = { type: '', path: '/' };
  /** The first page of this document. */
  let landing: VitalPage | undefined;
  const { tagManager, engagement, vitals = false } = setting;
  const watching = watchVitals({
    isAllowed: () => outbox !== undefined,
    pageOf: isOfBeginning => (isOfBeginning && landing) || page,
    isReported: vitals,
    onVital: ({ name, value, rating }, { type }) =>
      outbox?.send(
        event('web_vital', { metric: name, value: Math.round(value * 1000) / 1000, rating, page_type: type }),
      ),
  });
  const open = (): Outbox => {
    // One of each for the document, however often a mind is changed.
    sinks ??= [
      ...(tagManager === undefined ? [] : [dataLayerSink(tagManager)]),
      ...(engagement === undefined ? [] : [engagementSink(engagement)]),
    ];
    watching.begin();
    return makeOutbox(sinks, tab, Date.now);
  };
  const take = (fact: Fact) => {
    if (fact.kind === 'page') {
      page = { type: fact.type, path: new URL(fact.location).pathname };
      landing ??= page;
    }
    for (const told of transcribe(fact)) outbox?.send(told);
  };

  const proceed = () => {
    if (!isShown || granted === undefined) return;
    if (granted) outbox ??= open();
    else {
      outbox?.close();
      outbox = undefined;
    }
    const facts = held;
    held = [];
    facts.forEach(take);
  };

  onceShown(() => {
    isShown = true;
    proceed();
  });
  return {
    hear(fact) {
      if (isShown && granted !== undefined) take(fact);
      else if (held.length < mostHeld) held.push(fact);
    },
    decide(isGranted) {
      granted = isGranted;
      proceed();
    },
  };
}
