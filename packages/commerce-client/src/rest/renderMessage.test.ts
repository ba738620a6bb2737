import { describe, expect, it } from 'vitest';
import { renderMessage } from './renderMessage.ts';

describe('renderMessage', () => {
  // Rule client-16.
  it.each([
    [{ message: 'Plain text' }, 'Plain text'],
    [
      { message: 'Carrier with such method not found: %1, %2', parameters: ['flatrate', 'nope'] },
      'Carrier with such method not found: flatrate, nope',
    ],
    [
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
      '"email" is required. Enter and try again.',
    ],
    [
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
      'No such entity with cartId = ',
    ],
    [{ message: '%field and %fieldName', parameters: { field: 'a', fieldName: 'b' } }, 'a and b'],
    [{ message: 'At 100 % of %unknown', parameters: { known: 'a' } }, 'At 100 % of %unknown'],
    [
      {
        message: 'One or more input exceptions have occurred.',
        errors: [
          { message: '"%fieldName" is required.', parameters: { fieldName: 'city' } },
          { message: '"%1" is too long.', parameters: ['street'] },
        ],
      },
      '"city" is required. "street" is too long.',
    ],
  ])('renders %j', (body, text) => {
    expect(renderMessage(body)).toBe(text);
  });

  it('has nothing to say about a body without a message', () => {
    expect(renderMessage({})).toBeUndefined();
  });
});
