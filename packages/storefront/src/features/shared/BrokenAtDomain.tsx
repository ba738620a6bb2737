import { Fragment } from 'react';

/** An e-mail address or UPI id: where it is longer than its line it goes on with its domain. */
export const BrokenAtDomain = ({ children }: { children: string }) =>
  children.split(/(?=@)/).map(part => (
    <Fragment key={part}>
      {part.startsWith('@') && <wbr />}
      {part}
    </Fragment>
  ));
