import { Fragment } from 'react';

/** An e-mail address or UPI id: where it is longer than its line it goes on with its domain. */
export const BrokenAtDomain = ({
  children,
}: {
  /** The address as it is written. */
  children: string;
}) =>
  children.split(/(?=@)/).map(part => (
    <Fragment key={part}>
      {part.startsWith('@') && <wbr />}
      {part}
    </Fragment>
  ));
