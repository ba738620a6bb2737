/* Fetched only where the back end lacks fields (docs/decisions/features.md). */
export { absentFieldsExchange } from '@shop/commerce-client';
