import { readFormDraft, writeFormDraft } from '../shared/account/formDraft.ts';
import type { Channel } from './contacts.ts';

/** How long a code is good, in ms: nobody waits longer for it. */
const GOOD_FOR = 10 * 60 * 1000;

/** How far a change of a contact is. */
export interface ContactDraft {
  typed: string;
  /** Where a code went, and when another may be asked for, ms since 1970. */
  asked?: { value: string; nextAt: number } | undefined;
}

const formOf = (channel: Channel) => `profile ${channel}`;

/** What this tab keeps of a change that is not done: phones drop pages, and sessions end, while a code is awaited. */
export function readContactDraft(channel: Channel, owner: string): ContactDraft | undefined {
  const draft = readFormDraft(formOf(channel), owner) as ContactDraft | undefined;
  if (typeof draft?.typed !== 'string') return undefined;
  const { typed, asked } = draft;
  const isWaiting = typeof asked?.value === 'string' && Date.now() < asked.nextAt + GOOD_FOR;
  return { typed, asked: isWaiting ? asked : undefined };
}

export const writeContactDraft = (channel: Channel, owner: string, draft: ContactDraft): void =>
  writeFormDraft(formOf(channel), owner, draft);
