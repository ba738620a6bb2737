import { gstinOf } from '@shop/messages/fields';
import * as text from '@shop/messages/addressBook';
import { dateLocale } from '@shop/messages/dates';
import { constants } from '@shop/state';
import { Badge, Button, Card, Skeleton } from '@shop/ui';
import { BookUser, MapPinPlus } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { readableMobile } from '../shared/wording.ts';
import css from './Addresses.module.css';
import type { BookEntry } from './bookEntry.ts';

export interface AddressListProps {
  /** The addresses of the book; none of an empty one. */
  entries: BookEntry[];
  /** Id of the address that is being changed. */
  busy?: number | undefined;
  /** Makes it the one that is delivered to. */
  onMakeDefault: (entry: BookEntry) => void;
  /** Asks first. */
  onRemove: (entry: BookEntry) => void;
}

const countryName = (code: string) => new Intl.DisplayNames(dateLocale, { type: 'region' }).of(code) ?? code;

function Entry({ entry, busy, onMakeDefault, onRemove }: Omit<AddressListProps, 'entries'> & { entry: BookEntry }) {
  const { id, region, country, values } = entry;
  const { main, business, defaultShipping, defaultBilling } = values;
  const name = `${main.firstname} ${main.lastname}`;
  const isIndian = country === constants.COUNTRY;
  const said = (what: string) => text.withAddress(what, name, main.street1);
  return (
    <Card as="li" className={css['card']}>
      {(defaultShipping || defaultBilling) && (
        <p className={css['marks']}>
          {defaultShipping && <Badge tone="accent">{text.defaultDelivery}</Badge>}
          {defaultBilling && <Badge>{text.defaultBilling}</Badge>}
        </p>
      )}
      <address className={css['address']}>
        <strong>{name}</strong>
        {business.company && <span>{business.company}</span>}
        {business.gstin && <span>{gstinOf(business.gstin)}</span>}
        <span>
          <bdi>{main.street1}</bdi>
        </span>
        {main.street2 && (
          <span>
            <bdi>{main.street2}</bdi>
          </span>
        )}
        <span>
          <bdi>
            {main.city}, {region} {main.postcode}
          </bdi>
        </span>
        {!isIndian && <span>{countryName(country)}</span>}
        <span>
          <bdi>{readableMobile(main.telephone)}</bdi>
        </span>
      </address>
      {!isIndian && <p className={css['quiet']}>{text.abroad}</p>}
      <div className={css['actions']}>
        {isIndian && (
          <Button kind="secondary" size="small" aria-label={said(text.change)} href={`/address-book?edit=${id}`}>
            {text.change}
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          unavailable={busy !== undefined}
          aria-label={said(text.remove)}
          onClick={() => onRemove(entry)}
        >
          {text.remove}
        </Button>
        {isIndian && !defaultShipping && (
          <Button
            kind="link"
            size="small"
            busy={busy === id}
            aria-label={said(text.makeDefault)}
            onClick={() => onMakeDefault(entry)}
          >
            {text.makeDefault}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The addresses of the book with what can be done to each, or an invitation to add the first. */
function DefaultAddressList({ entries, ...rest }: AddressListProps) {
  const add = (
    <Button href="/address-book?edit=new" icon={<MapPinPlus size={20} strokeWidth={1.5} aria-hidden />}>
      {text.add}
    </Button>
  );
  if (entries.length === 0)
    return (
      <EmptyState picture={<BookUser size={48} strokeWidth={1.25} />} title={text.noneTitle} action={add}>
        {text.noneHelp}
      </EmptyState>
    );
  return (
    <>
      <div>{add}</div>
      <ul className={css['list']} aria-label={text.list} data-list-start tabIndex={-1}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} {...rest} />
        ))}
      </ul>
    </>
  );
}

/** The shape of the book before it is known. */
export function AddressListSkeleton() {
  return (
    <>
      <Skeleton width="176px" height="var(--touch)" />
      <ul className={css['list']} aria-busy="true" aria-label={text.list}>
        {Array.from({ length: 2 }, (_, index) => (
          <Card key={index} as="li" className={css['card']}>
            <Skeleton width="40%" height="20px" />
            <Skeleton width="70%" height="7.5rem" />
            <Skeleton width="50%" height="var(--touch)" />
          </Card>
        ))}
      </ul>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The address book: what is in it, and what can be done to each. */
    AddressList: AddressListProps;
  }
}

export const AddressList = region('AddressList', DefaultAddressList);
