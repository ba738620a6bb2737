import * as text from '@shop/messages/profile';
import { Skeleton } from '@shop/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { AccountCardShape } from '../shared/account/AccountCard.tsx';
import { AccountCards } from '../shared/account/AccountCards.tsx';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../shared/account/formDraft.ts';
import { rulesOf } from '../shared/newPassword/passwordRules.ts';
import { useShell } from '../shared/useShell.ts';
import { ContactChange } from './ContactChange.tsx';
import { readContactDraft } from './contactDraft.ts';
import { type Channel, contactOf, contacts } from './contacts.ts';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { Profile } from './profileQueries.ts';
import type { NameValues } from './profileSchemas.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileChanges } from './useProfileChanges.ts';

/** What is changed by a form of its own. */
type Section = 'name' | 'email' | 'password' | Channel;

const headings: Record<Section, string> = {
  name: text.name,
  email: text.email,
  MOBILE: contacts.MOBILE.heading,
  EMAIL: contacts.EMAIL.heading,
  password: text.password,
};

const channels: Channel[] = ['MOBILE', 'EMAIL'];

export interface ProfileViewProps {
  /** The customer as the back end has them. */
  profile: Profile;
  /** Something was changed there. */
  onChanged: () => void;
  /** What stands below: other things of the account. */
  children?: ReactNode;
}

/** Name, e-mail, the contacts that a code proves, and password, each changed in its place, one at a time. What was typed is kept (account-04). */
function DefaultProfileView({ profile, onChanged, children }: ProfileViewProps) {
  const { store } = useShell();
  const { firstname, lastname } = profile;
  const email = profile.email ?? '';
  const hasContacts = useFeature('verified-contacts');
  // Of a link from where a verified contact is needed.
  const { hash } = useLocation();
  // As they are by now: each form begins with its own when it is opened.
  const drafts = {
    name: readFormDraft('profile name', email) as NameValues | undefined,
    email: readFormDraft('profile email', email) as { email: string } | undefined,
  };
  const [open, setOpen] = useState<Section | undefined>(() =>
    drafts.name
      ? 'name'
      : drafts.email
        ? 'email'
        : channels.find(
            channel => hasContacts && (hash === `#${channel}` || readContactDraft(channel, email) !== undefined),
          ),
  );
  // For answers, which may come when this form is closed or opened anew, another one is open, or the page is left.
  const opening = useRef({ id: open });
  const show = (id: Section | undefined) => {
    opening.current = { id };
    forget();
    setOpen(id);
  };
  useEffect(
    () => () => {
      opening.current = { id: undefined };
    },
    [opening],
  );
  const { busy, problem, forget, rename, move, removeContact, changePassword } = useProfileChanges(
    profile,
    opening,
    onChanged,
  );
  const keepName = useCallback((values: NameValues) => writeFormDraft('profile name', email, values), [email]);
  const keepEmail = useCallback((typed: string) => writeFormDraft('profile email', email, { email: typed }), [email]);
  const close = (id: Section) => {
    clearFormDraft(`profile ${id}`);
    show(undefined);
  };
  /** Closes this form once it is done, but none that was opened since. */
  const closeIf = async (id: Section, isDone: Promise<boolean>) => {
    const sent = opening.current;
    if (!(await isDone)) return;
    if (opening.current === sent) close(id);
    else if (opening.current.id !== id) clearFormDraft(`profile ${id}`);
  };
  const section = (id: Section) => ({
    id,
    heading: headings[id],
    isOpen: open === id,
    onOpen: () => show(id),
  });
  const form = (id: Section) => ({ busy, problem, onCancel: () => close(id) });
  const known = { firstname: firstname ?? '', lastname: lastname ?? '' };
  return (
    <AccountCards>
      <ProfileSection {...section('name')} value={`${known.firstname} ${known.lastname}`}>
        <NameForm
          {...form('name')}
          known={drafts.name ?? known}
          onType={keepName}
          onSave={values => void closeIf('name', rename(values))}
        />
      </ProfileSection>
      <ProfileSection {...section('email')} value={email}>
        <EmailForm
          {...form('email')}
          present={email}
          typed={drafts.email?.email ?? ''}
          onType={keepEmail}
          onSave={values => void closeIf('email', move(values.email, values.currentPassword))}
        />
      </ProfileSection>
      {hasContacts &&
        channels.map(channel => {
          const present = contactOf(profile, channel);
          return (
            <ProfileSection key={channel} {...section(channel)} value={present && contacts[channel].shown(present)}>
              <ContactChange
                channel={channel}
                email={email}
                present={present}
                removing={busy}
                notRemoved={problem?.message}
                onVerify={isDone => void closeIf(channel, isDone)}
                onVerified={onChanged}
                onRemove={() => void closeIf(channel, removeContact(channel))}
                onCancel={() => close(channel)}
              />
            </ProfileSection>
          );
        })}
      <ProfileSection {...section('password')} value={text.passwordShown}>
        <PasswordForm
          {...form('password')}
          rules={rulesOf(store)}
          email={email}
          onSave={values => void closeIf('password', changePassword(values.currentPassword, values.newPassword))}
        />
      </ProfileSection>
      {children}
    </AccountCards>
  );
}

/** The shape of the profile before it is known. */
export const ProfileSkeleton = () => (
  <AccountCards aria-busy="true" role="group" aria-label={text.loading}>
    {Array.from({ length: 5 }, (_, index) => (
      <AccountCardShape key={index}>
        <Skeleton width="30%" height="1.2rem" />
        <Skeleton width="60%" height="var(--touch)" />
      </AccountCardShape>
    ))}
  </AccountCards>
);

declare module '../../context/shop.ts' {
  interface Regions {
    /** Name, e-mail, contacts and password of a customer, each changed in its place. */
    ProfileView: ProfileViewProps;
  }
}

export const ProfileView = region('ProfileView', DefaultProfileView);
