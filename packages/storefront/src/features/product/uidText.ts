/** What a uid says: Magento's are base64 of such as `giftcard/giftcard_message`. Empty when it is none of those. */
export function uidText(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return '';
  }
}
