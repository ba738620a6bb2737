import { graphql } from '../graphql.ts';

/** Asks for a mail when a product or variant that is sold out can be had again. The code takes it back. */
export const RequestStockNotice = graphql(`
  mutation requestStockNotice($input: StockNoticeInput!) {
    requestStockNotice(input: $input) { code }
  }
`);

/** Takes back what the code stands for: one notice, or all of an address. */
export const WithdrawStockNotice = graphql(`
  mutation withdrawStockNotice($code: String!) {
    withdrawStockNotice(code: $code) { success }
  }
`);
