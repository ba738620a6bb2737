import { confirmTitle } from '@shop/messages/orders';
import { ConfirmCancel } from '../features/orders/ConfirmCancel.tsx';
import { MailedLinkPage } from '../features/orders/MailedLinkPage.tsx';

/** Where the mail leads that cancels a guest's order (orders-08). */
export const Component = () => <MailedLinkPage title={confirmTitle} Confirm={ConfirmCancel} />;
