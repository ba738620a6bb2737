// chunk: options
import * as text from '@shop/messages/options';
import { Swatch } from '../swatch/Swatch.tsx';
import css from './OptionPicker.module.css';

export interface OptionChoice {
  /** What is told to `onChange`. */
  value: string;
  /** As the maker names it. */
  label: string;
  /** Colour of a swatch, #rrggbb; a chip with the label where absent. */
  swatch?: string | undefined;
  /** Address of a picture that stands for it. */
  picture?: string | undefined;
  /** False: cannot be chosen with what is chosen elsewhere. */
  available: boolean;
}

export interface OptionPickerProps {
  /** For example "Colour". */
  label: string;
  /** Unique on the page. */
  name: string;
  /** In their order, with those that cannot be had. */
  choices: OptionChoice[];
  /** What is chosen; nothing at first. */
  value: string | undefined;
  /** Told the value of the choice. */
  onChange: (value: string) => void;
  /** Says what is missing. */
  error?: string | undefined;
}

/**
 * Chooses one value of a product's option: colours, pictures or chips. What is not available cannot be chosen and says
 * so.
 */
export function OptionPicker({ label, name, choices, value, onChange, error }: OptionPickerProps) {
  const chosen = choices.find(choice => choice.value === value);
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend className={css['legend']}>
        {label}
        {chosen && (
          <>
            : <strong>{chosen.label}</strong>
          </>
        )}
      </legend>
      <div className={css['choices']}>
        {choices.map(choice => (
          <label
            key={choice.value}
            className={css['choice']}
            title={choice.available ? choice.label : text.notAvailable(choice.label)}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={!choice.available}
              onChange={() => onChange(choice.value)}
              aria-label={choice.available ? choice.label : text.notAvailable(choice.label)}
            />
            {(choice.picture ?? choice.swatch) ? (
              <Swatch
                className={css[choice.picture ? 'picture' : 'swatch']}
                picture={choice.picture}
                colour={choice.swatch}
                size={72}
                instead={<Chip label={choice.label} />}
              />
            ) : (
              <Chip label={choice.label} />
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const Chip = ({ label }: { label: string }) => <span className={css['chip']}>{label}</span>;
