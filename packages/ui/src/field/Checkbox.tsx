// chunk: fields
import { CheckRow, type CheckRowProps } from './CheckRow.tsx';

export type CheckboxProps = CheckRowProps;

/** One thing that is or is not so. */
export const Checkbox = (props: CheckboxProps) => <CheckRow {...props} type="checkbox" />;
