import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/communications';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';

/** What a shopper reads of a choice that is not saved. */
export const whyNotSaved = (reason: unknown): string =>
  text.notSaved(reason instanceof CommerceError && !isLostAnswer(reason) ? problemText(reason.problem) : text.unsure);
