/**
 * Origins with commas between them, as a variable of the environment holds them.
 *
 * @throws Error that names the variable and the first part that is no origin of an http page.
 */
export function readOrigins(variable: string, text: string): string[] {
  return text.split(',').map(part => {
    const wanted = part.trim().replace(/\/$/, '');
    const origin = URL.canParse(wanted) ? new URL(wanted).origin : undefined;
    if (origin !== wanted.toLowerCase() || !origin.startsWith('http'))
      throw new Error(`${variable} holds ${JSON.stringify(wanted)}: give origins, for example https://shop.example.`);
    return origin;
  });
}
