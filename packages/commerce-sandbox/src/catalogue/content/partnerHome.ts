import type { ProductSeed } from '../ProductSeed.ts';
import { banner, buttons, carousel, heading, markupText, products, row } from './markup.ts';
import { pick } from './pick.ts';

export interface PartnerHome {
  name: string;
  /** Whom the programme is for, for example "students and teachers". */
  audience: string;
  /** What only this store view sells. */
  own: ProductSeed;
  /** url_path of the category that lists it. */
  category: string;
  /** Path of the page on which its people verify; absent where they need not. */
  verify: string | undefined;
  /** End of category addresses. */
  suffix: string;
}

/** The home page of a partner's store view. */
export const partnerHome = ({ name, audience, own, category, verify, suffix }: PartnerHome): string =>
  [
    row([
      banner({
        picture: 'zepp/benefit-hero.jpg',
        appearance: 'collage-left',
        height: '380px',
        href: `/laptops-computers${suffix}`,
        button: 'See member prices',
        content: `<h1>${markupText(name)}</h1><p>Member prices for ${audience}, on phones, laptops, appliances and more.</p>`,
      }),
    ]),
    row([
      heading(2, `Only at ${markupText(name)}`),
      products([own, pick('smartphone', 2), pick('air-fryer'), pick('backpack')], 'grid', suffix),
      buttons([
        { label: 'Only here', href: `/${category}${suffix}`, kind: 'secondary' },
        ...(verify === undefined ? [] : [{ label: 'Verify for lower prices', href: `${verify}#verify` }]),
      ]),
    ]),
    row([
      heading(2, 'What colleagues buy'),
      carousel(
        [
          pick('laptop', 1),
          pick('earbuds'),
          pick('mixer-grinder'),
          pick('kurta'),
          pick('pressure-cooker'),
          pick('cricket-bat'),
        ],
        suffix,
      ),
    ]),
  ].join('');
