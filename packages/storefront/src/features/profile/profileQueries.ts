import { graphql, type ResultOf } from '@shop/commerce-client';

/** What the page of the account shows and changes. */
export const ProfileQuery = graphql(`
  query AccountInformation {
    customer { email firstname lastname custom_attributes { code ... on AttributeValue { value } } }
  }
`);

export const UpdateEmail = graphql(`
  mutation updateCustomerEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) { customer { email } }
  }
`);

export const SendMyAccOtp = graphql(`
  mutation sendMyAccOtp($input: SendMyAccOtpInput!) { sendMyAccOtp(input: $input) { message success } }
`);

export const VerifyMyAccOtp = graphql(`
  mutation verifyMyAccOtp($input: VerifyMyAccOtpInput!) { verifyMyAccOtp(input: $input) { message success } }
`);

export type Profile = NonNullable<ResultOf<typeof ProfileQuery>['customer']>;
