/** How an answer of another shape than was asked for is written down (client-15). */
export function misfitError(operation: string, places: readonly string[]): Error {
  const error = new Error(`The answer to ${operation} has another shape than was asked for: ${places.join(', ')}`);
  error.name = 'MisfitAnswer';
  return error;
}
