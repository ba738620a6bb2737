import * as text from '@shop/messages/facts';
import { region } from '../../context/region.tsx';
import css from './FactSheet.module.css';
import type { ProductFacts } from './loadFacts.ts';

export type FactSheetProps = Pick<ProductFacts, 'specifications' | 'boxContents'>;

/** The facts of a product in tables below their headings, and what is in its box (product-04). */
function DefaultFactSheet({ specifications, boxContents }: FactSheetProps) {
  return (
    <div className={css['sheet']}>
      {specifications.length > 0 && (
        <section className={css['part']} aria-labelledby="specifications">
          <h2 id="specifications">{text.specifications}</h2>
          {specifications.map(({ name, rows }) => (
            <table key={name} className={css['table']}>
              {name && <caption>{name}</caption>}
              <tbody>
                {rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      )}
      {boxContents.length > 0 && (
        <section className={css['part']} aria-labelledby="box-contents">
          <h2 id="box-contents">{text.inTheBox}</h2>
          <ul className={css['box']}>
            {boxContents.map(thing => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Specifications of a product, and what is in its box. */
    FactSheet: FactSheetProps;
  }
}

export const FactSheet = region('FactSheet', DefaultFactSheet);
