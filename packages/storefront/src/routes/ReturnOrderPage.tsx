import { confirmTitle } from '@shop/messages/returns';
import { ConfirmReturn } from '../features/orders/ConfirmReturn.tsx';
import { MailedLinkPage } from '../features/orders/MailedLinkPage.tsx';

/** Where the mail leads that confirms a guest's return (orders-11). */
export const Component = () => <MailedLinkPage title={confirmTitle} Confirm={ConfirmReturn} />;
