import { adTiles, brandSlider } from './sections.ts';
import {
  banner,
  block,
  buttons,
  carousel,
  columns,
  divider,
  dynamicBlock,
  heading,
  html,
  products,
  row,
  slider,
  tabs,
  text,
} from './markup.ts';
import { link, pick } from './pick.ts';

const promise =
  '<p><strong>Questions?</strong> Write to care@shop.example or use the form on <a href="/contact-us">Contact us</a>. We answer within one working day.</p>';

/** What students pay, and how they show that they are students. All brands are of the shop's own catalogue. */
export const studentProgramme = (suffix?: string): string =>
  [
    row(
      [
        banner({
          picture: 'programme/student-hero.jpg',
          appearance: 'collage-left',
          height: '400px',
          href: link('laptops-computers/laptops', suffix),
          button: 'See student prices',
          content:
            '<h1>Student purchase programme</h1><p>Laptops and tablets at the institute price, from class 11 to the doctorate, and for those who teach.</p>',
        }),
      ],
      { appearance: 'full-width' },
    ),
    row([
      heading(2, 'In three steps'),
      columns([
        [
          heading(3, '1. Say where you study'),
          text(
            '<p>Enter your institute’s code. It stands on the notice of your placement cell or your library; schools have it from the principal’s office.</p>',
          ),
        ],
        [
          heading(3, '2. Confirm your institute e-mail'),
          text(
            '<p>We send a six-digit code to the address that your institute gave you. It is good for ten minutes, and the address hears of nothing else.</p>',
          ),
        ],
        [
          heading(3, '3. Buy at the lower price'),
          text(
            '<p>For a year you see your prices wherever you are signed in. The bill carries your name, for the scholarship office.</p>',
          ),
        ],
      ]),
      buttons([{ label: 'Verify where you study', href: '/apple-student-purchase-program.html#verify' }]),
    ]),
    row([
      heading(2, 'In the programme'),
      tabs(
        'student',
        [
          [
            'Laptops',
            [products([pick('laptop'), pick('laptop', 1), pick('laptop', 2), pick('laptop', 3)], 'grid', suffix)],
          ],
          ['Tablets', [products([pick('tablet'), pick('tablet', 1), pick('tablet', 2)], 'grid', suffix)]],
          [
            'Beside them',
            [
              carousel(
                [
                  pick('keyboard'),
                  pick('mouse'),
                  pick('pen-drive'),
                  pick('hard-disk'),
                  pick('charger'),
                  pick('power-bank'),
                ],
                suffix,
              ),
            ],
          ],
        ],
        'center',
      ),
    ]),
    row([
      heading(2, 'What it saves'),
      html(
        '<table><thead><tr><th scope="col">You study or teach</th><th scope="col">Laptops</th><th scope="col">Tablets</th>' +
          '<th scope="col">Keyboards, mice, storage, chargers</th></tr></thead><tbody><tr>' +
          '<th scope="row">From class 11 on</th><td>10% off</td><td>8% off</td><td>10% off</td></tr></tbody></table>',
      ),
    ]),
    adTiles([
      {
        picture: 'programme/exchange.jpg',
        href: link('mobiles-tablets', suffix),
        title: 'Your old device counts',
        line: 'Hand it to the courier. Its value is taken off when it has been checked.',
        button: 'How exchange works',
      },
      {
        picture: 'common/ad-books.jpg',
        href: link('vouchers-subscriptions/subscriptions', suffix),
        title: 'Courses with it',
        line: 'Three months of a course pass at half the price with every laptop.',
        button: 'See courses',
      },
    ]),
    row([
      heading(2, 'Good to know'),
      text(
        '<ul><li>The lower price shows on every page and in the cart once your institute e-mail is confirmed.</li>' +
          '<li>It can be paid in 3, 6 or 9 instalments without interest on most cards.</li>' +
          '<li>Devices can be returned within 10 days if their seal is unbroken.</li>' +
          '<li>Buying for a class? From ten devices on your institute gets its own bill.</li></ul>',
      ),
      divider(),
      block(promise),
    ]),
  ].join('');

/** A brand's own corner of the shop. */
export const brandStore = (suffix?: string): string =>
  [
    row(
      [
        slider({
          height: '400px',
          autoplay: 7000,
          slides: [
            {
              name: 'Foldables',
              picture: 'programme/brand-store-hero.jpg',
              href: link('mobiles-tablets/mobiles', suffix),
              button: 'See the phones',
              content:
                '<h1>The employee store for Zentoro</h1><p>Phones, foldables and tablets at the price that ' +
                'Zentoro gives the people of its partner companies.</p>',
            },
            {
              name: 'Exchange',
              picture: 'programme/exchange.jpg',
              href: link('mobiles-tablets/accessories', suffix),
              button: 'Cases and chargers',
              content: '<h2>Up to ₹8,000 for the old one</h2><p>We collect it when the new phone is delivered.</p>',
            },
          ],
        }),
      ],
      { appearance: 'full-bleed' },
    ),
    row([
      columns([
        [
          text(
            '<p style="text-align: center;"><strong>Two years of warranty</strong><br>One more than in a shop, on phones and foldables.</p>',
          ),
        ],
        [
          text(
            '<p style="text-align: center;"><strong>Screen repaired once</strong><br>Within the first year, at no charge.</p>',
          ),
        ],
        [
          text(
            '<p style="text-align: center;"><strong>Four a year</strong><br>For you and your family, on one company e-mail.</p>',
          ),
        ],
      ]),
    ]),
    row([
      heading(2, 'Phones'),
      carousel(
        [
          pick('foldable-phone', 0, 'zentoro'),
          pick('smartphone', 0, 'zentoro'),
          pick('smartphone', 1, 'zentoro'),
          pick('foldable-phone', 1, 'zentoro'),
          pick('smartphone', 2, 'zentoro'),
          pick('feature-phone', 0, 'zentoro'),
        ],
        suffix,
      ),
    ]),
    row([
      heading(2, 'On the desk, in the bag'),
      products(
        [
          pick('laptop', 0, 'zentoro'),
          pick('tablet', 0, 'zentoro'),
          pick('monitor', 0, 'zentoro'),
          pick('keyboard', 0, 'zentoro'),
        ],
        'grid',
        suffix,
      ),
    ]),
    row([
      dynamicBlock(
        1,
        'salesrule',
        '<p style="text-align: center;"><strong>Pay by UPI, pay 5% less.</strong> Enter UPI5 in the cart.</p>',
      ),
    ]),
    row([
      heading(2, 'How to use the store'),
      tabs('store', [
        [
          'Who may buy',
          [
            text(
              '<p>Everybody with an e-mail address of a partner company, from the first working day. Interns ' +
                'too. Confirm the address below, once a year, and Zentoro phones and tablets cost 7% less, computers and what belongs to them 10%.</p>',
            ),
          ],
        ],
        [
          'Delivery',
          [
            text(
              '<p>Phones leave our warehouse in Bhiwandi the day after the order and are handed over against a ' +
                'code. Metro cities: two days. Elsewhere: four to six.</p>',
            ),
          ],
        ],
        [
          'Service',
          [
            text(
              '<p>Zentoro’s service centres know the store’s bills. Show yours on the phone; there is no need to print it.</p>',
            ),
          ],
        ],
      ]),
      buttons([
        { label: 'Verify where you work', href: '/samsung#verify' },
        { label: 'All mobiles', href: link('mobiles-tablets', suffix), kind: 'secondary' },
        { label: 'Ask a person', href: '/contact-us', kind: 'secondary' },
      ]),
    ]),
    brandSlider('Other brands with a store', ['auvira', 'quantelle', 'sonaara', 'drishtiva', 'himvaan', 'rasoika']),
  ].join('');
