import * as text from '@shop/messages/profile';
import { Button } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { AccountCard } from '../shared/account/AccountCard.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { BrokenAtDomain } from '../shared/BrokenAtDomain.tsx';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Profile.module.css';

export interface ProfileSectionProps {
  /** Also the id of its heading. */
  id: string;
  /** What the account knows here, for example "Mobile number". */
  heading: string;
  /** What the account knows now; undefined where that is nothing. */
  value: string | undefined;
  /** The form that changes it stands open. */
  isOpen: boolean;
  /** Opens the form. */
  onOpen: () => void;
  /** The form. */
  children: ReactNode;
}

/** One thing that the account knows, with the way to change it in its place. */
export function ProfileSection({ id, heading, value, isOpen, onOpen, children }: ProfileSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  useKeptFocus(String(isOpen), () => section.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button'));
  return (
    <AccountCard id={id} title={heading}>
      <div ref={section}>
        {isOpen ? (
          children
        ) : (
          <div className={css['known']}>
            {value === undefined ? (
              <AccountNote>{text.notAdded}</AccountNote>
            ) : (
              <p className={css['value']}>
                <bdi>
                  <BrokenAtDomain>{value}</BrokenAtDomain>
                </bdi>
              </p>
            )}
            <Button
              kind="secondary"
              size="small"
              aria-label={(value === undefined ? text.addOf : text.changeOf)(heading)}
              onClick={onOpen}
            >
              {value === undefined ? text.add : text.change}
            </Button>
          </div>
        )}
      </div>
    </AccountCard>
  );
}
