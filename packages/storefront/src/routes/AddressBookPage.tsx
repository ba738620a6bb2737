import { title } from '@shop/messages/addressBook';
import { useNavigate, useSearchParams } from 'react-router';
import { AddressBook } from '../features/addresses/AddressBook.tsx';
import { AddressListSkeleton } from '../features/addresses/AddressList.tsx';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** Address book of a customer. `?edit=` opens the form of an address, or of a new one. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AccountLayout title={title} skeleton={<AddressListSkeleton />}>
      <AddressBook edit={params.get('edit')} onDone={() => void navigate('/address-book', { replace: true })} />
    </AccountLayout>
  );
}
