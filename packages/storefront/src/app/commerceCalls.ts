// chunk: flows
/* What cart, checkout, account and payment ask of the back end, as one piece of code to fetch (browserServices.ts). */
export { createCommercePort, createRestClient } from '@shop/commerce-client';
