import type { Notification } from '../features/notifications/fetchNotifications.ts';

const told = (id: number, title: string, body: string, url: string | null, isRead = false): Notification => ({
  id,
  title,
  body,
  url,
  isRead,
  createdAt: `2026-11-2${id} 06:40:00`,
});

/** One of each kind, the newest first. */
export const sampleNotifications: Notification[] = [
  told(
    4,
    'Your order #000000006 is on its way',
    'Your order #000000006 was sent with Bluefin Express, tracking number BFX40856815.',
    '/order-history/000000006',
  ),
  told(3, 'Monsoon offers at our partner', 'Ten percent on rainwear until Sunday.', 'https://partner.example/rain'),
  told(2, 'This one leads nowhere', 'Its address could run something.', 'javascript:alert(1)'),
  told(1, 'You have earned 219 coins', 'They came with your order #000000005.', '/zepp-coins', true),
];

/** As the back end answers. */
export const notificationAnswers = {
  GetCustomerInformation: {
    customer: {
      id: null,
      customer_id: 1,
      firstname: 'Asha',
      lastname: 'Rao',
      email: 'asha@example.com',
      custom_attributes: [],
    },
  },
  CustomerNotifications: {
    customerNotifications: sampleNotifications.map(({ createdAt, isRead, ...each }) => ({
      ...each,
      created_at: createdAt,
      is_read: isRead,
    })),
  },
  UpdateNotificationReadStatus: { updateNotificationReadStatus: { message: 'Read.', success: true } },
};
