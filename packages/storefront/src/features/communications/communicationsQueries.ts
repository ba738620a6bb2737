import { graphql, type ResultOf } from '@shop/commerce-client';

export const CommunicationsQuery = graphql(`
  query Communications { customer { email is_subscribed } }
`);

export const MessageChannelsQuery = graphql(`
  query MessageChannels { customer { message_channels { mobile_number sms_offers whatsapp_orders whatsapp_offers } } }
`);

export const SetMessageChannels = graphql(`
  mutation setMessageChannels($input: MessageChannelsInput!) {
    setMessageChannels(input: $input) { mobile_number sms_offers whatsapp_orders whatsapp_offers }
  }
`);

export type MessageChannels = NonNullable<
  NonNullable<ResultOf<typeof MessageChannelsQuery>['customer']>['message_channels']
>;
