import { graphql } from '../graphql.ts';

/** `status` is true when the message was taken. */
export const SendMessage = graphql(`
  mutation contactUs($input: ContactUsInput!) {
    contactUs(input: $input) { status }
  }
`);
