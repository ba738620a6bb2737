/** Most characters that Magento takes of the code of a coupon or a gift card. */
export const codeLength = 255;
