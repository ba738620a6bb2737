import { banner, buttons, columns, divider, heading, row, tabs, text } from './markup.ts';

export const about = [
  row([
    banner({
      picture: 'programme/warehouse.jpg',
      appearance: 'collage-left',
      height: '300px',
      href: '/contact-us',
      button: 'Talk to us',
      content: '<h1>About us</h1><p>One warehouse, forty shops, and one service behind them.</p>',
    }),
  ]),
  row([
    text(
      '<p>We run shops for organisations that want their people to pay less: companies for their employees, ' +
        'colleges for their students, banks for their customers. Each shop carries its own name; the warehouse and ' +
        'the service behind them are ours.</p><p>We buy from brands and their authorised distributors in India. ' +
        'Every product comes with the brand’s own warranty.</p>',
    ),
    columns([
      [
        heading(2, 'How we earn'),
        text(
          '<p>Brands pay us a margin. Your organisation pays nothing, and we do not sell what we know about you.</p>',
        ),
      ],
      [
        heading(2, 'Where we are'),
        text(
          '<p>Our office is in Gurugram; our warehouses are in Bhiwandi, Hosur and Kundli. We deliver from the one nearest to you.</p>',
        ),
      ],
      [
        heading(2, 'Who we are'),
        text(
          '<p>A hundred and forty people, half of them on the telephone, in the warehouse or on the road. Most have been with us since the second year.</p>',
        ),
      ],
    ]),
  ]),
  row([
    heading(2, 'What people ask first'),
    tabs('about', [
      [
        'Why is it cheaper?',
        [
          text(
            '<p>Brands give programmes a price that they do not want to see on a search engine. We show it to members only, so they can.</p>',
          ),
        ],
      ],
      [
        'Is it the same product?',
        [
          text(
            '<p>Yes: the same box, the same serial number range, the same service centres. If a seal is broken ' +
              'when it reaches you, send it back at our cost.</p>',
          ),
        ],
      ],
      [
        'How does an organisation join?',
        [
          text(
            '<p>Write to programmes@shop.example with the number of people. A shop of your own, in your colours, takes about three weeks.</p>',
          ),
        ],
      ],
    ]),
    buttons([
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Terms and conditions', href: '/terms-and-condition', kind: 'link' },
    ]),
  ]),
].join('');

export const terms = row([
  heading(1, 'Terms and conditions'),
  text(`<h2>Orders</h2>
<p>Your order is an offer to buy. It becomes a contract when we confirm it by e-mail. If a price was wrong by mistake we tell you before we send anything, and you may cancel.</p>
<h2>Prices</h2>
<p>Prices are in Indian rupees and include GST. A handling charge, where there is one, is named on the product's page and in the cart. Cash on delivery costs ₹50 more.</p>
<h2>Delivery</h2>
<p>We deliver to the pincodes that the shop accepts. The days named are working days; <a href="/shipping-policy">shipping and delivery</a> has the rest.
Vouchers and subscriptions arrive by e-mail.</p>
<h2>Returns</h2>
<p>Unused products can be returned as our <a href="/return-policy">return policy</a> says. Opened food, innerwear, earphones and vouchers cannot, unless they came damaged.</p>
<h2>Coins</h2>
<p>Coins are credited when an order is paid and taken back when it is returned. They cannot be exchanged for money.</p>
<h2>Law</h2>
<p>These terms follow Indian law. Courts in Gurugram decide disputes that we could not settle with you.</p>`),
]);

export const privacy = row([
  heading(1, 'Privacy policy'),
  text(`<p>We collect what an order needs: your name, address, telephone number, e-mail and what you bought. Payment details go to the payment company and never reach us.</p>
<h2>What we keep on your device</h2>
<p>The shop remembers your cart, your delivery pincode and, for an hour, that you are signed in. Signing out removes all of it.</p>
<h2>Whom we tell</h2>
<p>The courier learns your address and number; the brand learns them when you ask for an installation. Your employer or college learns that its programme was used, not by whom.</p>
<h2>How long</h2>
<p>Bills are kept for eight years, because the law says so. Everything else goes when you close your account.</p>
<h2>Your rights</h2>
<p>Write to privacy@shop.example to see, correct or erase what we hold. We answer within 30 days.</p>`),
]);

export const contact = row([
  heading(1, 'Contact us'),
  text('<p>Write below, or use the chat button in the corner: it reaches a person from 9 am to 9 pm, every day.</p>'),
  columns(
    [
      [
        heading(2, 'E-mail'),
        text(
          '<p>care@shop.example<br>Answered within one working day. With the number of your order it goes faster.</p>',
        ),
      ],
      [
        heading(2, 'Telephone'),
        text('<p>1800 000 0000<br>Monday to Saturday, 9:30 am to 6:30 pm, in English, Hindi, Tamil and Bengali.</p>'),
      ],
      [heading(2, 'Post'), text('<p>Customer care, 4th floor, Tower B, Sector 44, Gurugram 122003, Haryana</p>')],
    ],
    'align-top',
  ),
  divider(),
  text(
    '<p>We did not put it right? The <a href="/grievance-officer">grievance officer</a> confirms within 48 hours ' +
      'and decides within a month.</p>',
  ),
]);

export const noRoute = row([
  heading(1, 'This page is not here'),
  text('<p>It may have moved. Search above, or start from the home page.</p>'),
]);
