import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { emptyAddress } from '../features/shared/address/addressValues.ts';
import { tabStorage } from '../features/shared/tabStorage.ts';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { fillAddress, inFreshBrowser, lamp, lost, openCheckout, valueOf } from '../testing/checkoutPage.tsx';

inFreshBrowser();

describe('pincode', () => {
  it('fills city and state, in which the shopper may still change something', async () => {
    openCheckout();
    await userEvent.type(await screen.findByLabelText('Pincode'), '560001');
    await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
    expect(valueOf('State')).toBe('KA');
    expect(screen.getByText('Bengaluru, Karnataka. About 3 working days to your door.')).toBeTruthy();
  });

  it.each([
    ['12345', 'Invalid pincode format.'],
    ['999999', 'We do not deliver there yet.'],
  ])('says of %s what is wrong, as an error toast and at the field', async (pincode, text) => {
    openCheckout();
    const field = await screen.findByLabelText('Pincode');
    await userEvent.type(field, pincode);
    await userEvent.tab();
    expect(await screen.findAllByText(text)).toHaveLength(2);
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, note?.getAttribute('role')]).toEqual([text, 'alert']);
  });

  // Rule delivery-05.
  it('falls back to its own text when the server names no reason', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.port.cityByPincode = async () => ({
      success: false,
      city: null,
      region: null,
      region_id: null,
      delivery_days: null,
      cash_on_delivery: null,
      message: null,
    });
    openCheckout(backEnd);
    await userEvent.type(await screen.findByLabelText('Pincode'), '999999');
    expect(await screen.findAllByText('City not found for this pincode.')).toHaveLength(2);
  });

  it('is taken with a gap and in Devanagari, and stands there as it is sent', async () => {
    openCheckout();
    await userEvent.type(await screen.findByLabelText('Pincode'), '५६० ००१');
    await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
    expect(valueOf('Pincode')).toBe('560001');
  });

  // Rule delivery-06.
  it('says when the lookup itself fails, and the address can still be sent', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('cityByPincode', lost, lost);
    openCheckout(backEnd);
    await fillAddress();
    expect(screen.getByText('Failed to fetch location data.')).toBeTruthy();
    expect(screen.getByText('Failed to fetch location data. Enter city and state yourself.')).toBeTruthy();
    expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(screen.getByLabelText('City'), 'Bengaluru');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(backEnd.count('setAddresses')).toBe(1));
  });

  it('that no one knows keeps the address back, and leads to its field', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await fillAddress({ pincode: '999999' });
    await userEvent.type(screen.getByLabelText('City'), 'Atlantis');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pincode')));
    expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBe('true');
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('is asked about before the address is sent, where it was filled in before', async () => {
    const backEnd = cartBackEnd([lamp]);
    const main = {
      ...emptyAddress,
      firstname: 'Meera',
      lastname: 'Iyer',
      postcode: '999999',
      street1: '12 MG Road',
      city: 'Atlantis',
      region_code: 'KA',
      telephone: '9845012345',
    };
    tabStorage().set('checkoutDraft', {
      customer: false,
      owner: null,
      values: { email: 'meera@example.com', choice: 'new', main },
    });
    openCheckout(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findAllByText('We do not deliver there yet.')).toHaveLength(2);
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('that is not answered for in time keeps nobody from going on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backEnd = cartBackEnd([lamp]);
    backEnd.port.cityByPincode = () => new Promise(() => undefined);
    openCheckout(backEnd);
    await fillAddress();
    await userEvent.type(screen.getByLabelText('City'), 'Bengaluru');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue to delivery' }).getAttribute('aria-busy')).toBe('true'),
    );
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(backEnd.count('setAddresses')).toBe(1));
  });

  // Rule checkout-17.
  it('stands there from before where the shopper has said it, with its city and state', async () => {
    openCheckout(cartBackEnd([lamp]), { stored: { userLocation: { city: 'Bengaluru', pincode: '560001' } } });
    await screen.findByLabelText('Pincode');
    await waitFor(() => expect(valueOf('State')).toBe('KA'));
    expect([valueOf('Pincode'), valueOf('City')]).toEqual(['560001', 'Bengaluru']);
  });

  // Rule checkout-17.
  it('is asked for where nobody has said it', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await screen.findByLabelText('Pincode');
    expect([valueOf('Pincode'), backEnd.count('cityByPincode')]).toEqual(['', 0]);
  });
});
