import type { PhotoSeed } from '../catalogue/pictureTypes.ts';
import type { Extras } from './Extras.ts';
import type { ImportShop } from './ImportShop.ts';
import { imageColumns } from './imageColumns.ts';
import type { RowReader } from './RowReader.ts';

/**
 * The pictures of a row, the base image first, each once; undefined when it names none or no folder of images was
 * given.
 */
export function readPhotos(
  row: RowReader,
  name: string,
  extras: Extras,
  { photo, holdsPhoto, notices }: Pick<ImportShop, 'photo' | 'holdsPhoto' | 'notices'>,
): PhotoSeed[] | undefined {
  const wanted = imageColumns(row);
  if (wanted.length === 0) return undefined;
  const held = extras.photos ?? [];
  if (
    held.length > 0 &&
    held.every(({ file }) => holdsPhoto(file)) &&
    held.every(({ file }, index) => file === wanted[index]?.file)
  )
    return held;
  if (!photo) {
    notices.add(
      'The images that the file names were left out and drawings made instead: give their folder with --images.',
    );
    return undefined;
  }
  const photos = wanted.flatMap(({ file, label }) => {
    const taken = photo(file);
    return taken ? [{ ...taken, label: label ?? name }] : [];
  });
  return photos.length > 0 ? photos : undefined;
}
