import { dealsOf } from './deals.ts';
import { banner, buttons, carousel, columns, dynamicBlock, heading, products, row, slider, tabs } from './markup.ts';
import { link, pick } from './pick.ts';
import {
  adTiles,
  brandWall,
  dealsRow,
  easyReturns,
  freeDelivery,
  promises,
  taxInvoice,
  topCategories,
} from './sections.ts';

/** ZEPP Coins: a campaign, the partners, the coins offer, then brands by what they are for. */
export const zeppHome = [
  row([
    slider({
      height: '420px',
      autoplay: 6000,
      slides: [
        {
          name: 'Benefit',
          picture: 'zepp/benefit-hero.jpg',
          href: link('laptops-computers'),
          button: 'See member prices',
          content:
            '<h1>Your company got you a better price</h1><p>Up to 40% below MRP on phones, laptops and appliances, with ZEPP Coins on every order.</p>',
        },
        {
          name: 'Kitchen',
          picture: 'zepp/kitchen-hero.jpg',
          href: link('kitchen-dining'),
          button: 'Shop kitchen',
          content:
            '<h2>A kitchen that keeps up</h2><p>Mixers, cookers and air fryers at member prices, with installation where it is needed.</p>',
        },
        {
          name: 'Travel',
          picture: 'zepp/travel-hero.jpg',
          href: link('home-furniture/decor-travel'),
          button: 'Pack for the weekend',
          content:
            '<h2>Leave on Friday, in time</h2><p>Cabin bags, power banks and backpacks that a colleague has tested on the Konkan line.</p>',
        },
      ],
    }),
  ]),
  promises([
    { icon: 'coins', title: 'Coins on every order', line: '1 coin for each ₹100 paid' },
    freeDelivery,
    easyReturns,
    taxInvoice,
  ]),
  dealsRow('Deals for members', dealsOf.zepp),
  brandWall('Brands that members ask for', [
    'auvira',
    'zentoro',
    'quantelle',
    'sonaara',
    'drishtiva',
    'himvaan',
    'nirmaya',
    'rasoika',
    'ankari',
    'stridekar',
    'thelaa',
    'nidraloom',
  ]),
  topCategories('Top categories'),
  row([
    dynamicBlock(
      1,
      'salesrule',
      '<p style="text-align: center;"><strong>Pay by UPI, pay 5% less.</strong> Enter UPI5 in the cart.</p>',
    ),
  ]),
  row([
    heading(2, 'Picked for desks and homes'),
    products([
      pick('laptop'),
      pick('headphones', 1),
      pick('smartwatch'),
      pick('printer'),
      pick('monitor', 1),
      pick('backpack', 1),
      pick('keyboard'),
      pick('wrist-watch'),
    ]),
  ]),
  row([
    columns([
      [
        banner({
          picture: 'zepp/coins-offer.jpg',
          appearance: 'collage-left',
          height: '260px',
          href: link('fashion/bags-accessories'),
          button: 'Shop accessories',
          content: '<h2>A coin is a rupee</h2><p>Earn them on one order, pay with them on the next.</p>',
        }),
      ],
      [
        banner({
          picture: 'zepp/home-upgrade.jpg',
          appearance: 'collage-left',
          height: '260px',
          href: link('audio/speakers'),
          button: 'Shop sound',
          content: '<h2>Weekend, but louder</h2><p>Screens and soundbars, delivered to the room.</p>',
        }),
      ],
    ]),
  ]),
  row([
    heading(2, 'Bestsellers of the month'),
    tabs('best', [
      [
        'Phones',
        [
          carousel([
            pick('smartphone'),
            pick('smartphone', 1),
            pick('foldable-phone'),
            pick('tablet'),
            pick('power-bank'),
            pick('earbuds'),
          ]),
        ],
      ],
      [
        'Kitchen',
        [
          carousel([
            pick('mixer-grinder'),
            pick('pressure-cooker'),
            pick('kettle'),
            pick('air-fryer'),
            pick('dinner-set'),
            pick('lunch-box'),
          ]),
        ],
      ],
      [
        'Home',
        [
          carousel([
            pick('mattress'),
            pick('office-chair'),
            pick('bedsheet'),
            pick('table-lamp'),
            pick('suitcase'),
            pick('wall-clock'),
          ]),
        ],
      ],
    ]),
  ]),
  adTiles([
    {
      picture: 'common/ad-grocery.jpg',
      href: link('grocery-gourmet'),
      title: 'Chai for the whole floor',
      line: 'Teas, coffee and dry fruits in office packs.',
      button: 'Fill the pantry',
    },
    {
      picture: 'common/ad-books.jpg',
      href: link('books-stationery'),
      title: 'Read on the way home',
      line: 'Novels, notebooks and pens below ₹500.',
      button: 'Browse books',
    },
  ]),
  row([
    heading(2, 'Dressed for Friday'),
    products([pick('kurta', 2), pick('shirt'), pick('sneakers'), pick('saree', 1)]),
    buttons([{ label: 'All of fashion', href: link('fashion'), kind: 'secondary' }]),
  ]),
].join('');
