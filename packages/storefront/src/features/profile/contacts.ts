import * as text from '@shop/messages/profile';
import { readableMobile } from '../shared/wording.ts';
import type { Profile } from './profileQueries.ts';

/** How a code reaches its owner. */
export type Channel = 'MOBILE' | 'EMAIL';

/** What the two contacts of an account differ in. */
export const contacts = {
  MOBILE: {
    attribute: 'mobile_number',
    heading: text.mobile,
    label: text.yourMobile,
    saved: text.mobileSaved,
    removed: text.mobileRemoved,
    other: text.otherMobile,
    shown: readableMobile,
  },
  EMAIL: {
    attribute: 'secondary_email',
    heading: text.personal,
    label: text.yourPersonal,
    saved: text.personalSaved,
    removed: text.personalRemoved,
    other: text.otherPersonal,
    shown: (value: string) => value,
  },
} satisfies Record<Channel, object>;

/** What an account has of a contact; undefined without any. */
export function contactOf({ custom_attributes: attributes }: Profile, channel: Channel): string | undefined {
  const known = attributes?.find(attribute => attribute?.code === contacts[channel].attribute);
  return known && 'value' in known && known.value ? known.value : undefined;
}
