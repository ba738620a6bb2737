/** What a product is to the tax office: its HSN code, and the rate of GST in its price, in percent. Null: not known. */
export const gstTables = /* sql */ `
  ALTER TABLE product ADD COLUMN hsn_code TEXT;
  ALTER TABLE product ADD COLUMN gst_rate REAL;
`;
