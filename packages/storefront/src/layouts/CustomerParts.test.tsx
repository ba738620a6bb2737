import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Shell } from './Shell.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

// Rule notifications-05.
it.each(['/checkout?nid=4', '/?nid=4'])(
  'marks the notification that an address was opened from once: %s',
  async path => {
    const marked: unknown[] = [];
    const backEnd = cartBackEnd([]);
    backEnd.graphql['GetCustomerInformation'] = async () => ({ customer: { id: '1', customer_id: 1 } });
    backEnd.graphql['CustomerNotifications'] = async () => ({ customerNotifications: [] });
    backEnd.graphql['UpdateNotificationReadStatus'] = async variables => {
      marked.push(variables);
      return { updateNotificationReadStatus: { message: null, success: true } };
    };
    renderShop({
      backEnd,
      signedIn: true,
      path,
      routes: [{ path: '*', Component: Shell, children: [{ path: '*', element: null }] }],
    });
    await waitFor(() => expect(marked).toEqual([{ id: 4 }]), { timeout: 4000 });
  },
);
