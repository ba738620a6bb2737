/** An address from which a picture or a video may come: https, http, or a path of the shop. Others are left out. */
export function safeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters before they read an address
  const clean = address.replace(/[\u0000-\u001f\u007f]+/g, '').trim();
  return /^(https?:\/\/|\/(?![/\\]))/i.test(clean) && !clean.includes('\\') ? clean : undefined;
}
