/*
 * Tax invoices of an order.
 */

export const title = 'GST invoice';
export const number = (text: string) => `Invoice ${text}`;
export const issuedOn = (date: string) => `Issued on ${date}`;
export const view = 'View';
export const viewNumber = (text: string) => `View invoice ${text}`;
export const download = 'Download PDF';
export const downloadNumber = (text: string) => `Download PDF of invoice ${text}`;
/** Of an item that an invoice holds. */
export const pieces = (count: number, product: string) => `${count} × ${product}`;
export const notYet = (goods: string) => `Not invoiced yet: ${goods}`;
export const notLoaded = 'The invoice could not be loaded.';

export const soldBy = 'Sold by';
export const billedTo = 'Billed to';
/** The number follows. */
export const gstin = 'GSTIN ';
/** The state follows. */
export const placeOfSupply = 'Place of supply: ';
export const lines = 'Lines of the invoice';
export const hsn = 'HSN';
export const quantity = 'Quantity';
export const taxable = 'Taxable value';
export const rate = 'GST';
export const percent = (rate: string) => `${rate}%`;
export const cgst = 'CGST';
export const sgst = 'SGST';
export const igst = 'IGST';
export const total = 'Total';
