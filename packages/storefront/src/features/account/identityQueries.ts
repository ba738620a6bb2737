import { graphql } from '@shop/commerce-client';

export const SendSignInOtp = graphql(`
  mutation sendSignInOtp($input: SendSignInOtpInput!) { sendSignInOtp(input: $input) { message retry_after success } }
`);

export const VerifySignInOtp = graphql(`
  mutation verifySignInOtp($input: VerifySignInOtpInput!) { verifySignInOtp(input: $input) { message success token } }
`);

export const SendSignInLink = graphql(`
  mutation sendSignInLink($input: SendSignInLinkInput!) { sendSignInLink(input: $input) { message success } }
`);

export const MagicLinkSignIn = graphql(`
  mutation magicLinkSignIn($input: MagicLinkSignInInput!) { magicLinkSignIn(input: $input) { message success token } }
`);

export const AutoSignIn = graphql(`
  mutation autoSignIn($input: AutoSignInInput!) { autoSignIn(input: $input) { message success token } }
`);

export const GetOauthProviders = graphql(`
  query oauthProviders { oauthProviders { authorize_url client_id code name scope } }
`);

export const OauthSignIn = graphql(`
  mutation oauthSignIn($input: OauthSignInInput!) { oauthSignIn(input: $input) { message success token } }
`);
