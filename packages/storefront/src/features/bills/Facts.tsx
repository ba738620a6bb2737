import css from './Bills.module.css';

/** What is known of a bill, line by line; a line without a value is left out. */
export const Facts = ({
  lines,
}: {
  /** Each with what it is called, in the order in which they stand. */
  lines: [label: string, value: string | null | undefined][];
}) => (
  <dl className={css['facts']}>
    {lines.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
