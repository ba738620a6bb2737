import { graphql } from '../graphql.ts';

export const CustomerInformationFragment = graphql(`
  fragment CustomerInformation on Customer @_unmask {
    id
    customer_id
    firstname
    lastname
    email
    custom_attributes { code ... on AttributeValue { value } }
  }
`);

/** Runs cache-and-network (client-09). */
export const GetCustomerInformation = graphql(
  `
    query GetCustomerInformation { customer { ...CustomerInformation } }
  `,
  [CustomerInformationFragment],
);
