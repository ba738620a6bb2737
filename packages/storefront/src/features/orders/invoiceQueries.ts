import { graphql, type ResultOf } from '@shop/commerce-client';

const PartyFragment = graphql(`
  fragment InvoiceParty on GstParty @_unmask { name company gstin street city region postcode state_code }
`);

const InvoiceFragment = graphql(
  `
  fragment TaxInvoice on CustomerOrder @_unmask {
    id
    gst_invoices {
      number
      issued_at
      document_url
      place_of_supply
      seller { ...InvoiceParty }
      buyer { ...InvoiceParty }
      lines {
        sku
        name
        hsn
        quantity
        rate
        taxable_value { value currency }
        cgst { value currency }
        sgst { value currency }
        igst { value currency }
        total { value currency }
      }
      taxable_value { value currency }
      cgst { value currency }
      sgst { value currency }
      igst { value currency }
      total { value currency }
    }
  }
`,
  [PartyFragment],
);

export const OrderInvoicesQuery = graphql(
  `
  query OrderInvoices($number: String!) {
    customer { orders(filter: { number: { eq: $number } }) { items { ...TaxInvoice } } }
  }
`,
  [InvoiceFragment],
);

export const GuestInvoicesQuery = graphql(
  `
  query GuestOrderInvoices($token: String!) { guestOrderByToken(input: { token: $token }) { ...TaxInvoice } }
`,
  [InvoiceFragment],
);

export type TaxInvoice = NonNullable<ResultOf<typeof InvoiceFragment>['gst_invoices']>[number];
