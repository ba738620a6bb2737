/**
 * Hands the shopper a file, made in the browser.
 *
 * @param name as it lies in the downloads.
 * @param type MIME type.
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Firefox reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
