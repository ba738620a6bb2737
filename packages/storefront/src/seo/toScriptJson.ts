/** JSON that is safe inside a script element; as JSON it is read there, not as a script. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
