import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** What is so while it is on. */
  label: ReactNode;
}

/** A setting that is on or off, and holds from the moment it is pressed. */
export const Switch = ({ label, ...input }: SwitchProps) => (
  <label className={css['switch']}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */}
    <input {...input} type="checkbox" role="switch" />
    <span>{label}</span>
  </label>
);
