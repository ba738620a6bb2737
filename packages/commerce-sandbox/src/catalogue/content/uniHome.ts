import { banner, columns, heading, image, products, row, text } from './markup.ts';
import { link, pick } from './pick.ts';

const sticker = (picture: string, label: string, path: string) => [image(`uni/sticker-${picture}.jpg`, label, { width: 480, height: 480 }, link(path), `<strong>${label}</strong>`)];

/** Uni Coins: the student plan, categories as stickers, then what the campus buys. */
export const uniHome = [
  row([
    banner({
      picture: 'uni/student-hero.jpg', appearance: 'collage-left', height: '400px', href: link('laptops-computers/laptops'), button: 'Start the semester',
      content: '<h1>Semester sorted.</h1><p>Student prices on laptops, bags and buds. Earn Uni Coins now, spend them on the next order.</p>',
    }),
  ]),
  row([heading(2, 'Stick to the list'), columns([
    sticker('laptops', 'Laptops', 'laptops-computers/laptops'), sticker('audio', 'Earbuds', 'audio/headphones-earbuds'), sticker('backpacks', 'Backpacks', 'fashion'),
    sticker('shoes', 'Sneakers', 'fashion'), sticker('keyboards', 'Keyboards', 'laptops-computers/keyboards-mice'), sticker('watches', 'Watches', 'wearables-cameras/wearables'),
  ])]),
  row([heading(2, 'Bestsellers on campus'), products([pick('earbuds', 1), pick('backpack'), pick('power-bank', 1), pick('sneakers'), pick('laptop', 2), pick('sunglasses'), pick('bluetooth-speaker'), pick('t-shirt')])]),
  row([banner({ picture: 'uni/hostel-room.jpg', appearance: 'collage-left', height: '260px', href: link('audio/speakers'), button: 'Hostel sound', content: '<h2>Room 214 wants volume</h2><p>Speakers that survive a hostel.</p>' })]),
  row([heading(2, 'Under ₹999, over and over'), products([pick('pen-drive', 1), pick('phone-case'), pick('mouse'), pick('earbuds', 2), pick('sandals', 2), pick('t-shirt')], 'carousel')]),
  row([text('<p style="text-align: center;"><strong>Student plan:</strong> your institute e-mail is all that the campus price needs. One coin for every ₹100, every time.</p>')]),
].join('');
