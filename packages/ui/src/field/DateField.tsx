import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DateFieldProps extends Omit<TextFieldProps, 'type'> {
  /** A day; with `moment` a day and a time of day; with `time` that alone. */
  kind?: 'day' | 'moment' | 'time';
  /** The earliest that may be chosen, as the value: 2026-11-21, 2026-11-21T09:30 or 09:30. */
  min?: string | undefined;
  /** The latest that may be chosen. */
  max?: string | undefined;
}

const types = { day: 'date', moment: 'datetime-local', time: 'time' } as const;

/** A day or a time, with the platform's own calendar, in the order that the reader writes dates in. */
export const DateField = ({ kind = 'day', ...field }: DateFieldProps) => <TextField {...field} type={types[kind]} />;
