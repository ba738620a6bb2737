/*
 * Tax invoices of an order.
 */

export const title = 'GST इनवॉइस';
export const number = (text: string) => `इनवॉइस ${text}`;
export const issuedOn = (date: string) => `${date} को जारी`;
export const view = 'देखें';
export const viewNumber = (text: string) => `देखें: इनवॉइस ${text}`;
export const download = 'PDF डाउनलोड करें';
export const downloadNumber = (text: string) => `PDF डाउनलोड करें: इनवॉइस ${text}`;
/** Of an item that an invoice holds. */
export const pieces = (count: number, product: string) => `${count} × ${product}`;
export const notYet = (goods: string) => `अभी इनवॉइस नहीं बना: ${goods}`;
export const notLoaded = 'इनवॉइस लोड नहीं हो सका।';

export const soldBy = 'विक्रेता';
export const billedTo = 'बिल किसके नाम';
/** The number follows. */
export const gstin = 'GSTIN ';
/** The state follows. */
export const placeOfSupply = 'आपूर्ति का स्थान: ';
export const lines = 'इनवॉइस की पंक्तियाँ';
export const hsn = 'HSN';
export const quantity = 'मात्रा';
export const taxable = 'कर योग्य मूल्य';
export const rate = 'GST';
export const percent = (rate: string) => `${rate}%`;
export const cgst = 'CGST';
export const sgst = 'SGST';
export const igst = 'IGST';
export const total = 'कुल';
