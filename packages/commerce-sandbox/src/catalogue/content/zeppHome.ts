import { banner, buttons, columns, heading, products, row, text } from './markup.ts';
import { link, pick } from './pick.ts';

const partner = (name: string, line: string) => [text(`<p style="text-align: center; padding: 16px;"><strong>${name}</strong><br>${line}</p>`)];

/** ZEPP Coins: a campaign, the partners, the coins offer, then brands by what they are for. */
export const zeppHome = [
  row([
    banner({
      picture: 'zepp/benefit-hero.jpg', appearance: 'collage-left', height: '420px', href: link('laptops-computers'), button: 'See member prices',
      content: '<h1>Your company got you a better price</h1><p>Up to 40% below MRP on phones, laptops and appliances, with ZEPP Coins on every order.</p>',
    }),
  ]),
  row([columns([
    partner('Member prices', 'Shown to everybody, better after sign-in'),
    partner('GST bill', 'With every order, in your name'),
    partner('Coins back', '1 coin for every ₹100 that you pay'),
    partner('Brand warranty', 'Handled by the brand, near you'),
  ])]),
  row([heading(2, 'Picked for desks and homes'), products([pick('laptop'), pick('headphones', 1), pick('smartwatch'), pick('printer'), pick('monitor', 1), pick('backpack', 1), pick('keyboard'), pick('wrist-watch')])]),
  row([columns([
    [banner({ picture: 'zepp/coins-offer.jpg', appearance: 'collage-left', height: '260px', href: link('fashion/bags-accessories'), button: 'Shop accessories', content: '<h2>Something for the farewell</h2><p>Watches and bags that colleagues chip in for.</p>' })],
    [banner({ picture: 'zepp/home-upgrade.jpg', appearance: 'collage-left', height: '260px', href: link('audio/speakers'), button: 'Shop sound', content: '<h2>Weekend, but louder</h2><p>Screens and soundbars, delivered to the room.</p>' })],
  ])]),
  row([heading(2, 'Phones that colleagues buy'), products([pick('smartphone'), pick('smartphone', 1), pick('foldable-phone'), pick('tablet'), pick('power-bank'), pick('earbuds')], 'carousel')]),
  row([heading(2, 'Dressed for Friday'), products([pick('kurta', 2), pick('shirt'), pick('sneakers'), pick('saree', 1)]), buttons([{ label: 'All of fashion', href: link('fashion'), kind: 'secondary' }])]),
].join('');
