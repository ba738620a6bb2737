/**
 * Whether UPI apps are on this device, as far as its browser says: a phone opens one of them, a computer shows a QR code
 * for the phone (payment-17).
 */
export const opensUpiApp = (userAgent: string): boolean => /Android|iPhone|iPod/.test(userAgent);
