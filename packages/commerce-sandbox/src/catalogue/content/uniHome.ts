import { dealsOf } from './deals.ts';
import { banner, carousel, columns, dynamicBlock, heading, image, products, row, slider, tabs } from './markup.ts';
import { link, pick } from './pick.ts';
import { adTiles, brandWall, dealsRow, easyReturns, freeDelivery, promises, topCategories } from './sections.ts';

const sticker = (picture: string, label: string, path: string) => [
  image(`uni/sticker-${picture}.jpg`, label, { width: 480, height: 480 }, link(path), `<strong>${label}</strong>`),
];

/** Uni Coins: the student plan, categories as stickers, then what the campus buys. */
export const uniHome = [
  row([
    slider({
      height: '400px',
      autoplay: 6000,
      slides: [
        {
          name: 'Semester',
          picture: 'uni/student-hero.jpg',
          href: link('laptops-computers/laptops'),
          button: 'Start the semester',
          content:
            '<h1>Semester sorted.</h1><p>Student prices on laptops, bags and buds. Uni Coins on every order.</p>',
        },
        {
          name: 'Hostel',
          picture: 'uni/hostel-hero.jpg',
          href: link('home-furniture/furniture'),
          button: 'Furnish your half',
          content:
            '<h2>Half a room, all yours</h2><p>A table, a lamp and a kettle that the warden need not know about.</p>',
        },
        {
          name: 'Sports',
          picture: 'uni/sports-hero.jpg',
          href: link('sports-fitness'),
          button: 'Gear for the ground',
          content: '<h2>Inter-college starts Saturday</h2><p>Bats, balls and shoes, in time for the trials.</p>',
        },
      ],
    }),
  ]),
  row([
    heading(2, 'Stick to the list'),
    columns([
      sticker('laptops', 'Laptops', 'laptops-computers/laptops'),
      sticker('audio', 'Earbuds', 'audio/headphones-earbuds'),
      sticker('backpacks', 'Backpacks', 'fashion'),
      sticker('shoes', 'Sneakers', 'fashion'),
      sticker('keyboards', 'Keyboards', 'laptops-computers/keyboards-mice'),
      sticker('watches', 'Watches', 'wearables-cameras/wearables'),
    ]),
  ]),
  promises([
    { icon: 'account', title: 'Student prices', line: 'with your institute e-mail' },
    { icon: 'coins', title: 'Uni Coins', line: '1 for each ₹100 paid' },
    freeDelivery,
    easyReturns,
  ]),
  dealsRow('Today only', dealsOf.uni),
  brandWall('Brands on campus', [
    'auvira',
    'zentoro',
    'voltrik',
    'quantelle',
    'dhwanix',
    'stridekar',
    'urbhaan',
    'thelaa',
    'lekhari',
    'sixerra',
    'gharika',
    'sonaara',
  ]),
  row([
    dynamicBlock(
      2,
      'catalogrule',
      '<p style="text-align: center;"><strong>Offer prices are on.</strong> The lower price is yours without a code.</p>',
    ),
  ]),
  row([
    heading(2, 'Bestsellers on campus'),
    products([
      pick('earbuds', 1),
      pick('backpack'),
      pick('power-bank', 1),
      pick('sneakers'),
      pick('laptop', 2),
      pick('sunglasses'),
      pick('bluetooth-speaker'),
      pick('t-shirt'),
    ]),
  ]),
  row([
    banner({
      picture: 'uni/hostel-room.jpg',
      appearance: 'collage-left',
      height: '260px',
      href: link('audio/speakers'),
      button: 'Hostel sound',
      content: '<h2>Room 214 wants volume</h2><p>Speakers that survive a hostel.</p>',
    }),
  ]),
  row([
    heading(2, 'Under ₹999, over and over'),
    carousel([
      pick('pen-drive', 1),
      pick('phone-case'),
      pick('mouse'),
      pick('earbuds', 2),
      pick('sandals', 2),
      pick('t-shirt'),
    ]),
  ]),
  topCategories('Top categories'),
  row([
    heading(2, 'By what you study'),
    tabs(
      'study',
      [
        ['Engineering', [products([pick('laptop', 1), pick('hard-disk'), pick('keyboard'), pick('monitor')])]],
        ['Design', [products([pick('tablet', 1), pick('colour-set'), pick('camera'), pick('notebook')])]],
        ['Everybody', [products([pick('pen'), pick('backpack', 1), pick('water-bottle'), pick('table-lamp')])]],
      ],
      'center',
    ),
  ]),
  adTiles([
    {
      picture: 'common/ad-audio.jpg',
      href: link('audio'),
      title: 'Quiet, please',
      line: 'Headphones for the reading room.',
      button: 'Shop audio',
    },
    {
      picture: 'common/ad-books.jpg',
      href: link('books-stationery'),
      title: 'Notebooks by the dozen',
      line: 'Ruled, plain and squared.',
      button: 'Stock up',
    },
  ]),
].join('');
