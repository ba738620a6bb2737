import * as text from '@shop/messages/consent';
import { Button, Link } from '@shop/ui';
import type { Ref } from 'react';
import { region } from '../../context/region.tsx';
import css from './ConsentNotice.module.css';

export interface ConsentNoticeProps {
  /** What was answered before; undefined: nothing yet. */
  answer: boolean | undefined;
  /** Of the heading, which takes the focus when somebody is led back to the question. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Told whether others may be told of the visit. */
  onChoose: (granted: boolean) => void;
}

/** The question, beside the page and in nobody's way. */
function DefaultConsentNotice({ answer, titleRef, onChoose }: ConsentNoticeProps) {
  return (
    <aside className={css['notice']} aria-labelledby="consent" data-unprinted="">
      <h2 ref={titleRef} id="consent" className={css['heading']} tabIndex={-1}>
        {text.title}
      </h2>
      <p className={css['words']}>
        {text.question} {answer !== undefined && (answer ? text.saidYes : text.saidNo)}{' '}
        <Link href="/privacy-policy">{text.more}</Link>
      </p>
      <div className={css['actions']}>
        <Button kind="secondary" onClick={() => onChoose(true)}>
          {text.allow}
        </Button>
        <Button kind="secondary" onClick={() => onChoose(false)}>
          {text.decline}
        </Button>
      </div>
    </aside>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The question whether others may be told of the visit; where it is taken out, nobody is asked and nothing told. */
    ConsentNotice: ConsentNoticeProps;
  }
}

export const ConsentNotice = region('ConsentNotice', DefaultConsentNotice);
