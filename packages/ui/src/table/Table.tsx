import type { ReactNode } from 'react';
import css from './Table.module.css';

export interface TableRow {
  /** What the row is about: its heading. Different in each row. */
  name: string;
  /** What is so, at the end of the row; figures stand below each other. */
  value: ReactNode;
}

export interface TableProps {
  /** What is compared. */
  caption: string;
  /** In their order. */
  rows: TableRow[];
}

/** Values that are compared, each in a row with its name. */
export const Table = ({ caption, rows }: TableProps) => (
  <table className={css['table']}>
    <caption>{caption}</caption>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
