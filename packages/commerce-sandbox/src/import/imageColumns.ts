import type { RowReader } from './RowReader.ts';
import { splitEscaped, splitLabels } from './splitFields.ts';

interface NamedImage {
  column: string;
  file: string;
  label: string | undefined;
}

/** Magento's word for "no image". */
const isNone = (file: string) => file === '' || file === 'no_selection';

/** The images that a row names, the base image first, each file once. */
export function imageColumns(row: RowReader): NamedImage[] {
  const single = ['base_image', 'small_image', 'thumbnail_image'].map(column => ({
    column,
    file: row.text(column)?.trim() ?? '',
    label: row.text(`${column}_label`),
  }));
  const labels = splitLabels(row.text('additional_image_labels') ?? '');
  const more = splitEscaped(row.text('additional_images') ?? '', ',').map((file, index) => ({
    column: 'additional_images',
    file,
    label: labels[index] || undefined,
  }));
  const seen = new Set<string>();
  return [...single, ...more].filter(({ file }) => !isNone(file) && !seen.has(file) && seen.add(file));
}
