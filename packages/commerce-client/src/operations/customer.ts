import { graphql } from '../graphql.ts';
import { CustomerInformationFragment } from './customerInformation.ts';

export const SignIn = graphql(`
  mutation signIn($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token }
  }
`);

export const RevokeToken = graphql(`
  mutation revokeToken { revokeCustomerToken { result } }
`);

export const CreateAccount = graphql(`
  mutation createAccount($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) { customer { email } }
  }
`);

/** secondary_email (the personal e-mail) and mobile_number are among the custom attributes. */
export const GetCustomer = graphql(`
  query Customer {
    customer {
      id
      customer_id
      email
      custom_attributes { code ... on AttributeValue { value } }
    }
  }
`);

export const AccountChip = graphql(`
  query accountChipQuery { customer { firstname } }
`);

export const UpdateCustomer = graphql(
  `
    mutation updateCustomer($customerInput: CustomerUpdateInput!) {
      updateCustomerV2(input: $customerInput) { customer { ...CustomerInformation } }
    }
  `,
  [CustomerInformationFragment],
);

export const ChangeCustomerPassword = graphql(`
  mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { email }
  }
`);
