import { graphql } from '@shop/commerce-client';

export const RequestPasswordReset = graphql(`
  mutation requestPasswordReset($email: String!) { requestPasswordResetEmail(email: $email) }
`);

export const ResetPassword = graphql(`
  mutation resetPassword($email: String!, $token: String!, $password: String!) {
    resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
  }
`);
