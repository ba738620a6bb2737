import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Combobox.module.css';

export interface ComboboxOption {
  /** Tells options of a group apart. */
  id: string;
  /** What is seen of it. */
  content: ReactNode;
  /** It was pressed, or chosen by Enter. The list has closed and the field has lost the focus. */
  onPick: () => void;
}

export interface ComboboxGroup {
  /** Stands above its options. */
  title: string;
  /** The best one first. A group without any is left out. */
  options: ComboboxOption[];
}

export interface ComboboxProps {
  /**
   * The field that it belongs to: an input with `role="combobox"` and `aria-controls`, and around both something
   * positioned, from which the list hangs. It works by itself; this only adds to it, so it may come later.
   */
  box: RefObject<HTMLInputElement | null>;
  /** Id of the list, as `aria-controls` of the field names it. */
  id: string;
  /** What the list holds, for those who do not see it. */
  label: string;
  /** What fits the text in the field. */
  groups: ComboboxGroup[];
  /** Whether the list may stand there; it does not while no option fits. */
  open: boolean;
  /** Told when the list opens or closes. The same function each time. */
  onOpenChange: (open: boolean) => void;
  /** Told when the form of the field is sent. The same function each time. */
  onSubmit?: (() => void) | undefined;
  /** Told the text in the field when it gets the focus and with each change. The same function each time. */
  onType: (text: string) => void;
  /** Says how many options there are; read out when they have changed. */
  countText: (count: number) => string;
}

/** The place that a key leads to among `count` options, -1 for the field; undefined for keys that do not move. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return undefined;
};

/**
 * Options below a field in which one types freely (APG "Editable combobox with list autocomplete"). Arrows move through
 * them and back into the field, Enter takes the chosen one or does what the field does, Escape closes.
 */
export function Combobox({
  box,
  id: list,
  label,
  groups,
  open: isOpen,
  onOpenChange,
  onSubmit,
  onType,
  countText,
}: ComboboxProps) {
  const id = useId();
  // By its name, not by its place: others may arrive while one chooses. Where it is gone the field is chosen again.
  const [chosen, setChosen] = useState<string>();
  const filled = groups.filter(group => group.options.length > 0);
  const options = filled.flatMap(group => group.options);
  const names = filled.flatMap(group => group.options.map(option => `${group.title}\n${option.id}`));
  const active = chosen === undefined ? -1 : names.indexOf(chosen);
  const shown = isOpen && options.length > 0;

  const close = () => {
    onOpenChange(false);
    setChosen(undefined);
  };
  const pick = (option: ComboboxOption) => {
    box.current?.blur();
    option.onPick();
  };
  const press = (event: KeyboardEvent) => {
    const next = options.length > 0 ? placeAfter(event.key, active, options.length) : undefined;
    const option = shown ? options[active] : undefined;
    if (event.isComposing) return;
    if (next !== undefined) {
      onOpenChange(true);
      setChosen(names[next]);
    } else if (event.key === 'Enter' && option) pick(option);
    else if (event.key === 'Escape' && shown) close();
    else return;
    event.preventDefault();
  };
  const handlers = useRef({ press, close });
  useEffect(() => {
    handlers.current = { press, close };
  });

  // The field stands before this is loaded, with what was typed into it: it is listened to, not made anew.
  useEffect(() => {
    const input = box.current;
    if (!input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => {
      setChosen(undefined);
      onOpenChange(true);
      onType(input.value);
    };
    input.addEventListener('input', open, { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('click', () => onOpenChange(true), { signal });
    input.addEventListener('keydown', event => handlers.current.press(event), { signal });
    input.addEventListener('blur', () => handlers.current.close(), { signal });
    input.form?.addEventListener(
      'submit',
      () => {
        handlers.current.close();
        onSubmit?.();
      },
      { signal },
    );
    if (document.activeElement === input) open();
    return () => {
      listening.abort();
      onOpenChange(false);
    };
  }, [box, onType, onOpenChange, onSubmit, handlers]);

  useEffect(() => {
    const input = box.current;
    input?.setAttribute('aria-expanded', String(shown));
    input?.setAttribute('aria-autocomplete', 'list');
    if (shown && active >= 0) input?.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [box, id, shown, active]);

  return (
    <>
      <div id={list} className={css['list']} role="listbox" aria-label={label} hidden={!shown}>
        {filled.map((group, at) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} className={css['title']} role="presentation">
              {group.title}
            </p>
            {group.options.map(option => {
              const index = options.indexOf(option);
              return (
                // Pressing must not take the focus out of the field, which would close the list before the click
                // arrives.
                <div
                  key={option.id}
                  ref={element => {
                    if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
                  }}
                  id={`${id}-${index}`}
                  className={css['option']}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerDown={event => event.preventDefault()}
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => pick(option)}
                >
                  {option.content}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{shown && countText(options.length)}</span>
      </VisuallyHidden>
    </>
  );
}
