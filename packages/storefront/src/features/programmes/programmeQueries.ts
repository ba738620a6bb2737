import { graphql, type ResultOf } from '@shop/commerce-client';

/** Which purchase programme the customer belongs to, and until when (programmes-05). */
export const PurchaseProgrammeQuery = graphql(`
  query PurchaseProgramme {
    customer {
      email
      purchase_programme { programme institute_name email expires_at status store_code }
    }
  }
`);

export type Membership = NonNullable<
  NonNullable<ResultOf<typeof PurchaseProgrammeQuery>['customer']>['purchase_programme']
>;

export const VerifyInstituteCode = graphql(`
  mutation verifyInstituteCode($input: VerifyInstituteCodeInput!) {
    verifyInstituteCode(input: $input) { success message institute_name email_domains }
  }
`);

export const VerifyInstituteEmail = graphql(`
  mutation verifyInstituteEmail($input: VerifyInstituteEmailInput!) {
    verifyInstituteEmail(input: $input) { success message retry_after }
  }
`);
