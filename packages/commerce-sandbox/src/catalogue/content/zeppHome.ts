import { banner, buttons, columns, heading, products, row, text } from './markup.ts';
import { link, pick } from './pick.ts';

const partner = (name: string, line: string) => [text(`<p style="text-align: center; padding: 16px;"><strong>${name}</strong><br>${line}</p>`)];

/** ZEPP Coins: a campaign, the partners, the coins offer, then brands by what they are for. */
export const zeppHome = [
  row([
    banner({
      picture: 'zepp/benefit-hero.jpg', appearance: 'collage-left', height: '420px', href: link('laptops-computers'), button: 'See member prices',
      content: '<h1 style="font-size: 40px;">Your company got you a better price</h1><p>Up to 40% below MRP on phones, laptops and appliances, with ZEPP Coins on every order.</p>',
    }),
  ]),
  row([columns([
    partner('Member prices', 'Shown to everybody, better after sign-in'),
    partner('GST bill', 'With every order, in your name'),
    partner('Coins back', '1 coin for every ₹100 that you pay'),
    partner('Brand warranty', 'Handled by the brand, near you'),
  ])]),
  row([heading(2, 'Picked for desks and homes'), products([pick('laptop'), pick('headphones', 1), pick('smartwatch'), pick('office-chair'), pick('monitor'), pick('air-purifier'), pick('keyboard'), pick('table-lamp')])]),
  row([columns([
    [banner({ picture: 'zepp/coins-offer.jpg', appearance: 'collage-left', height: '260px', href: link('kitchen-dining'), button: 'Shop kitchen', content: '<h2>Coins count double in the kitchen</h2><p>Until the end of the month.</p>' })],
    [banner({ picture: 'zepp/home-upgrade.jpg', appearance: 'collage-left', height: '260px', href: link('tv-appliances'), button: 'Shop TVs', content: '<h2>Weekend, but bigger</h2><p>TVs and soundbars, delivered to the room.</p>' })],
  ])]),
  row([heading(2, 'Phones that colleagues buy'), products([pick('smartphone'), pick('smartphone', 1), pick('foldable-phone'), pick('tablet'), pick('power-bank'), pick('earbuds')], 'carousel')]),
  row([heading(2, 'Gifting, settled in a minute'), text('<p>Vouchers arrive by e-mail at once, for one person or the whole team.</p>'), products([pick('voucher'), pick('voucher', 1), pick('streaming-pass'), pick('course-pass')]), buttons([{ label: 'All vouchers', href: link('vouchers-subscriptions'), kind: 'secondary' }])]),
].join('');
