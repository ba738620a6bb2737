import { useId, useState, type KeyboardEvent } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx';
import css from './Combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps extends FieldFrameProps {
  options: ComboboxOption[];
  /** The chosen option's value; undefined while there is none. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Said in place of the list when nothing contains what was typed. */
  noMatch: string;
}

/** The place that a key leads to among `count` options; undefined for keys that do not move. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

/**
 * A choice from a list too long to look through, narrowed by typing (APG "Editable combobox with list autocomplete").
 * Arrows move, Enter chooses, Escape closes; what was typed and not chosen is forgotten when focus leaves.
 */
export function Combobox({ label, hint, error, options, value, onChange, noMatch }: ComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = (typed ?? '').trim().toLocaleLowerCase('en-IN');
  const matches = options.filter(option => option.label.toLocaleLowerCase('en-IN').includes(wanted));
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    setTyped(undefined);
    close();
    onChange(option.value);
  };
  const press = (event: KeyboardEvent) => {
    const next = matches.length > 0 ? placeAfter(event.key, active, matches.length) : undefined;
    const chosen = matches[active];
    if (next !== undefined) {
      setIsOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      renderControl={props => (
        <>
          <input
            {...props}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            value={typed ?? options.find(option => option.value === value)?.label ?? ''}
            onChange={event => {
              setTyped(event.target.value);
              setActive(-1);
              setIsOpen(true);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={press}
            onBlur={() => {
              setTyped(undefined);
              close();
            }}
          />
          <div
            id={`${id}-list`}
            className={css['list']}
            role="listbox"
            aria-label={label}
            hidden={!isOpen || matches.length === 0}
          >
            {matches.map((option, index) => (
              // Pressing must not take the focus out of the field, which would close the list before the click arrives.
              <div
                key={option.value}
                ref={element => {
                  if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
                }}
                id={`${id}-${index}`}
                className={css['option']}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                onPointerDown={event => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
          <span className={css['none']} role="status">
            {isOpen && matches.length === 0 && noMatch}
          </span>
        </>
      )}
    />
  );
}
