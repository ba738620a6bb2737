import { screen } from '@testing-library/react';
import { Component } from '../routes/CartPage.tsx';
import { cartBackEnd, problemError, type CartBackEnd, type ShelfLine } from './cartBackEnd.ts';
import { renderShop } from './renderShop.tsx';

export const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 1200, quantity: 1, handling: 30 };
export const shirt: ShelfLine = {
  sku: 'SHIRT-RED-M',
  parentSku: 'SHIRT',
  name: 'Cotton shirt',
  price: 800,
  quantity: 2,
  options: { Colour: 'Red', Size: 'M' },
};

/** The cart page of a shopper whose cart is that of the back end. */
export const openCartPage = (backEnd = cartBackEnd([lamp, shirt]), signedIn = false) =>
  renderShop({ backEnd, signedIn, path: '/cart', routes: [{ path: '/cart', Component }] });

export const stepperOf = (name: string) => screen.getByRole('group', { name: `Quantity of ${name}` });

/** The answers of a call wait until the returned function is called. */
export function hold(backEnd: ReturnType<typeof cartBackEnd>, call: 'updateItem' | 'addItem'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer: (input: never) => Promise<unknown> = backEnd.port[call];
  Object.assign(backEnd.port, {
    [call]: async (input: never) => {
      await answer(input);
      await promise;
    },
  });
  return resolve;
}

/** The next answer of a call is lost on its way, after the back end has done what it was asked. */
export function loseAnswer(backEnd: CartBackEnd, call: 'applyGiftCard' | 'applyCoupon'): void {
  const answer: (input: never) => Promise<unknown> = backEnd.port[call];
  Object.assign(backEnd.port, {
    [call]: async (input: never) => {
      Object.assign(backEnd.port, { [call]: answer });
      await answer(input);
      throw problemError({ kind: 'network', message: 'No answer.' });
    },
  });
}
