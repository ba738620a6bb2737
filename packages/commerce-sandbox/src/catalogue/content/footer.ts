import { company } from '../company.ts';
import type { StoreViewSeed } from '../contentTypes.ts';
import { columns, divider, heading, markupText, row, text } from './markup.ts';

const group = (title: string, links: [label: string, href: string][]): string[] => [
  heading(2, title),
  text(`<ul>${links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>`),
];

/** Link groups of a store view, its copyright line, and who runs it (frame-16, routes-14). */
export const footer = ({
  name,
  copyright,
  categoryUrlSuffix: suffix,
}: Pick<StoreViewSeed, 'name' | 'copyright' | 'categoryUrlSuffix'>): string =>
  row([
    columns(
      [
        group('Shop', [
          ['Mobiles and tablets', `/mobiles-tablets${suffix}`],
          ['Laptops and computers', `/laptops-computers${suffix}`],
          ['TV and appliances', `/tv-appliances${suffix}`],
          ['Fashion', `/fashion${suffix}`],
          ['Vouchers', `/vouchers-subscriptions${suffix}`],
          ['Bills and recharge', '/setu'],
        ]),
        group('Help', [
          ['Contact us', '/contact-us'],
          ['My orders', '/order-history'],
          ['My wishlist', '/wishlist'],
        ]),
        group('About', [
          [`About ${markupText(name)}`, '/about-us'],
          ['Student programme', '/apple-student-purchase-program.html'],
          ['Refer a friend', '/referral'],
        ]),
        group('Policies', [
          ['Returns and refunds', '/return-policy'],
          ['Shipping and delivery', '/shipping-policy'],
          ['Terms and conditions', '/terms-and-condition'],
          ['Privacy policy', '/privacy-policy'],
          ['Grievance officer', '/grievance-officer'],
        ]),
      ],
      'align-top',
    ),
    divider(),
    text(`<p>${markupText(copyright)}</p><p>${company.name}, ${company.office}</p>`),
  ]);
