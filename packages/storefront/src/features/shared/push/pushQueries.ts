import { graphql } from '@shop/commerce-client';

/** Names a token by which the customer who is signed in can be told on a device. */
export const SaveFcmToken = graphql(`
  mutation SaveFcmToken($token: String!) { saveFcmToken(token: $token) { message status } }
`);
