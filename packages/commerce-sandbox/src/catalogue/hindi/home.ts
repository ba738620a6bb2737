import { compared } from '../content/floatHome.ts';
import { formatRupees } from '../content/formatRupees.ts';
import { banner, carousel, columns, heading, html, image, products, row, slider, text } from '../content/markup.ts';
import { link, pick } from '../content/pick.ts';
import { dealsOf } from '../content/deals.ts';
import { adTiles, brandWall, dealsRow, own, promises, topDepartments } from '../content/sections.ts';
import type { ProductSeed } from '../types.ts';
import { hindiView, labels } from './labels.ts';

const nameOf = (product: ProductSeed) => product.inViews?.[hindiView]?.name ?? product.name;
const categoryName = (path: string) => labels.find(({ kind, key }) => kind === 'category' && key === path)!.label;

const amount = (words: string, tag: 'td' | 'th scope="col"' = 'td') =>
  `<${tag} style="text-align: right;">${words}</${tag.slice(0, 2)}>`;

/** A row of the table: our price, the lowest one elsewhere, and what lies between them. */
function deal(product: ProductSeed): string {
  const others = (product.otherPlatforms ?? []).map(({ price }) => price);
  const lowest = others.length > 0 ? Math.min(...others) : undefined;
  const amounts = [
    formatRupees(own(product)),
    lowest === undefined ? '–' : formatRupees(lowest),
    lowest === undefined ? '–' : formatRupees(lowest - own(product)),
  ];
  return (
    `<tr><th scope="row"><a href="${link(product.urlKey)}">${nameOf(product)}</a></th>` +
    `${amounts.map(words => amount(words)).join('')}</tr>`
  );
}

/** The home page of Float in Hindi: the same places, in words of its own. */
export const hindiHome = [
  row([
    slider({
      height: '360px',
      slides: [
        {
          name: 'Compare',
          picture: 'float/compare-hero.jpg',
          href: link('laptops-computers'),
          button: 'लैपटॉप की तुलना करें',
          content:
            '<h1>हर दाम, हमारे दाम के साथ। पैसे-पैसे तक।</h1><p>दूसरी दुकानों के दाम हम हर सुबह पढ़ते हैं। फ़ैसला आपका, और ख़रीदने के लिए खाता ज़रूरी नहीं।</p>',
        },
        {
          name: 'Appliances',
          picture: 'float/appliance-hero.jpg',
          href: link('tv-appliances/home-appliances'),
          button: 'उपकरणों की तुलना करें',
          content:
            '<h2>बड़ी चीज़ें, छोटे अंतर</h2><p>वॉशिंग मशीन पर सबसे सस्ती और अगली दुकान में अक्सर ₹40 का फ़र्क़ होता है। देखिए कौन-सी कौन है।</p>',
        },
        {
          name: 'Desk',
          picture: 'float/study-hero.jpg',
          href: link('laptops-computers/keyboards-mice'),
          button: 'डेस्क के सामान की तुलना करें',
          content: '<h2>मेज़, एक-एक चीज़</h2><p>मॉनिटर, कीबोर्ड, माउस और कुर्सी, हर एक के साथ दूसरी जगह का दाम।</p>',
        },
      ],
    }),
  ]),
  row([
    heading(2, 'आज की तुलना'),
    html(
      '<table><thead><tr><th scope="col">उत्पाद</th>' +
        ['Float', 'अन्य जगह', 'अंतर'].map(words => amount(words, 'th scope="col"')).join('') +
        `</tr></thead><tbody>${compared.map(deal).join('')}</tbody></table>`,
    ),
  ]),
  promises([
    { icon: 'clock', title: 'हर सुबह 6 बजे पढ़े दाम', line: 'दूसरी दुकानों के' },
    { icon: 'delivery', title: 'मुफ़्त डिलीवरी', line: '₹999 से ऊपर' },
    { icon: 'returns', title: 'आसान वापसी', line: 'घर से ले जाते हैं' },
    { icon: 'invoice', title: 'GST बिल', line: 'हर ऑर्डर के साथ' },
  ]),
  dealsRow('आधी रात तक के ऑफ़र', dealsOf.float),
  row([
    heading(2, 'मुख्य श्रेणियाँ'),
    columns(
      topDepartments.map(({ picture, path }) => [
        image(
          picture,
          categoryName(path),
          { width: 480, height: 480 },
          link(path),
          `<strong>${categoryName(path)}</strong>`,
        ),
      ]),
    ),
  ]),
  brandWall(
    'ब्रांड के अनुसार',
    [
      'auvira',
      'quantelle',
      'voltrik',
      'drishtiva',
      'kshanika',
      'dhwanix',
      'himvaan',
      'nirmaya',
      'tavanto',
      'sonaara',
      'ankari',
      'gharika',
    ],
    price => `${price} से`,
  ),
  row([
    heading(2, 'सबसे बड़ी छूट'),
    products([
      pick('router'),
      pick('soundbar'),
      pick('backpack'),
      pick('jacket'),
      pick('action-camera'),
      pick('pen-drive'),
      pick('keyboard', 1),
      pick('neckband'),
    ]),
  ]),
  row([
    columns([
      [
        banner({
          picture: 'float/small-things.jpg',
          appearance: 'collage-left',
          height: '220px',
          href: link('mobiles-tablets/accessories'),
          button: '₹2,000 से कम',
          content: '<h2>छोटी चीज़ें, उनकी भी तुलना</h2>',
        }),
      ],
      [
        text(
          '<p><strong>हम तुलना कैसे करते हैं।</strong> वही मॉडल और वही वैरिएंट, GST के साथ, डिलीवरी के बिना। ' +
            'दूसरी जगह न मिले तो हम बताते हैं और ख़ाना ख़ाली छोड़ते हैं।</p><p>' +
            '<strong>हम क्या लेते हैं।</strong> जो दाम दिखता है, जहाँ लिखा हो वहाँ हैंडलिंग शुल्क, और ' +
            '₹999 से कम पर ₹49 डिलीवरी। आख़िरी क़दम पर कुछ नया नहीं जुड़ता।</p>',
        ),
      ],
    ]),
  ]),
  row([
    heading(2, '₹1,500 से कम'),
    carousel([
      pick('power-bank'),
      pick('mouse'),
      pick('t-shirt'),
      pick('neckband', 2),
      pick('tripod', 1),
      pick('sandals', 1),
    ]),
  ]),
  adTiles([
    {
      picture: 'common/ad-audio.jpg',
      href: link('audio'),
      title: 'आवाज़, नापी हुई',
      line: 'ईयरबड्स और स्पीकर, दूसरी जगह के दामों के साथ।',
      button: 'ऑडियो की तुलना करें',
    },
    {
      picture: 'common/ad-grocery.jpg',
      href: link('grocery-gourmet'),
      title: 'हर 100 ग्राम पर',
      line: 'चाय, कॉफ़ी और घी, वज़न के हिसाब से तुलना।',
      button: 'किराने की तुलना करें',
    },
  ]),
].join('');
