/** One line, whatever was typed: a subject or a name cannot be made to say more. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
