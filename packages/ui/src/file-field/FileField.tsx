import * as text from '@shop/messages/files';
import { Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx';
import { formatNumber } from '../price/formatNumber.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './FileField.module.css';
import { FilePicture } from './FilePicture.tsx';
import { takeFiles, type RefusedFiles } from './takeFiles.ts';

export interface FileFieldProps extends FieldFrameProps {
  /** Those that are chosen, in their order. */
  files: readonly File[];
  /** They are these now: some were added, or one was taken out. */
  onChange: (files: File[]) => void;
  /** What one does here: "Add pictures". */
  action: string;
  /** What is taken, as the platform writes it: `image/jpeg,image/png`, `.pdf`. A file of another kind is refused in words. */
  accept: string;
  /** How many there may be. Of one, the next that is chosen takes its place. */
  most?: number;
  /** How large each may be. */
  mostBytes?: number;
  /** Its name in the form that it is sent with. */
  name?: string;
  /** Of the control, for what leads there. */
  id?: string;
  /** Nothing is added or taken out, for example while they are sent. */
  disabled?: boolean;
  /** For its place in a layout. */
  className?: string;
}

function sizeOf(bytes: number): string {
  if (bytes < 1e6) return text.kilobytes(formatNumber(Math.ceil(bytes / 1e3)));
  const megabytes = Math.round(bytes / 1e5) / 10;
  return text.megabytes(formatNumber(megabytes, Number.isInteger(megabytes) ? 0 : 1));
}

function describeRefused({ kind, empty, size, number }: RefusedFiles, most: number, mostBytes = 0): string {
  const said = [
    kind.length > 0 && text.wrongKind(kind.join(', ')),
    empty.length > 0 && text.empty(empty.join(', ')),
    size.length > 0 && text.tooLarge(size.join(', '), sizeOf(mostBytes)),
    number.length > 0 && text.tooMany(most),
  ];
  return said.filter(Boolean).join(' ');
}

/**
 * Files from the device, with what was chosen below, each of which can be taken out again. They are chosen with the
 * platform's own control, or dropped on it, and lie in it: a form sends them too.
 */
export function FileField({
  label,
  hint,
  error,
  announced,
  files,
  onChange,
  action,
  accept,
  most = 1,
  mostBytes,
  name,
  id,
  disabled,
  className,
}: FileFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [refused, setRefused] = useState('');
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!control.current || !('DataTransfer' in globalThis)) return;
    const held = new DataTransfer();
    for (const file of files) held.items.add(file);
    control.current.files = held.files;
  }, [files]);

  const add = (added: File[]) => {
    const taken = takeFiles(files, added, { accept, most, mostBytes });
    setRefused(describeRefused(taken.refused, most, mostBytes));
    onChange(taken.files);
  };
  const remove = (index: number) => {
    setRefused('');
    onChange(files.filter((_, other) => other !== index));
    // The focus goes to what takes its place, or back to where files are chosen.
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    (rows[index + 1] ?? rows[index - 1] ?? control.current)?.focus();
  };

  return (
    <div className={[css['files'], className].filter(Boolean).join(' ')}>
      <FieldFrame
        label={label}
        hint={hint}
        error={refused || error}
        announced={refused ? true : announced}
        id={id}
        renderControl={props => (
          <span className={css['place']} data-over={isOver || undefined} data-disabled={disabled || undefined}>
            <Upload size={20} strokeWidth={1.5} aria-hidden />
            {action}
            <input
              {...props}
              ref={control}
              className={css['control']}
              type="file"
              name={name}
              accept={accept}
              multiple={most > 1}
              disabled={disabled}
              onChange={event => add([...(event.currentTarget.files ?? [])])}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
            />
          </span>
        )}
      />
      {files.length > 0 && (
        <ul ref={list} className={css['list']}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css['row']}>
              <FilePicture file={file} />
              <span className={css['name']}>{file.name}</span>
              <span className={css['size']}>{sizeOf(file.size)}</span>
              <IconButton label={text.remove(file.name)} disabled={disabled} onClick={() => remove(index)}>
                <Trash2 size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <span role="status">
        <VisuallyHidden>{files.length > 0 && text.chosen(files.length)}</VisuallyHidden>
      </span>
    </div>
  );
}
