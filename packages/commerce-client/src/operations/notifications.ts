import { graphql } from '../graphql.ts';

/** What the shop tells the customer beside the mails, newest first. A mutation, though it changes nothing. */
export const CustomerNotifications = graphql(`
  mutation CustomerNotifications($customerId: Int!) {
    customerNotifications(customerId: $customerId) { id title body created_at is_read url }
  }
`);

/** Counts that the shop was installed as an app. */
export const IncrementFcmDownloads = graphql(`
  mutation IncrementFcmDownloads { incrementFcmDownloads { message status total } }
`);

/** `success` is false where there is no such notification of the customer. */
export const UpdateNotificationReadStatus = graphql(`
  mutation UpdateNotificationReadStatus($id: Int!) { updateNotificationReadStatus(id: $id) { message success } }
`);
