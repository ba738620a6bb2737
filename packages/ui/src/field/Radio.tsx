// chunk: fields
import { CheckRow, type CheckRowProps } from './CheckRow.tsx';

export type RadioProps = CheckRowProps;

/** One of several choices, in one line. Stand them in a group that has a name. */
export const Radio = (props: RadioProps) => <CheckRow {...props} type="radio" />;
