import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { PhotoSeed } from '../catalogue/pictureTypes.ts';
import { transaction } from '../database.ts';
import { ImportProblems, ImportRefused } from './ImportProblems.ts';
import { imageColumns } from './imageColumns.ts';
import { loadProducts, type Loaded } from './loadProducts.ts';
import { photoTaker } from './photos.ts';
import { RowReader } from './RowReader.ts';
import { FieldError } from './splitFields.ts';
import { stageFile } from './stageFile.ts';
import { Staging } from './Staging.ts';

export interface ImportOptions {
  db: DatabaseSync;
  /** A product export of Magento. */
  file: string;
  /** Folder of the images that the file names; without it drawings are made. */
  images?: string | undefined;
  /** The sandbox's own folder of photographs. */
  photoDir: string;
  /** Codes of the store views. */
  views: ReadonlySet<string>;
  now: Date;
  /** Runs first, in the same transaction. */
  prepare?: () => void;
  onProgress?: (step: ImportStep, done: number) => void;
}

export type ImportStep = 'rows read' | 'images taken' | 'products loaded';

export interface ImportReport extends Loaded {
  /** Worth knowing, once each. */
  notices: string[];
}

/**
 * Loads a product export of Magento: adds what is new and updates what the shop has, by sku. All of it or nothing.
 * Throws ImportRefused with every problem that was found, and then the database is as it was.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const { db, file, views, onProgress } = options;
  const problems = new ImportProblems();
  const notices = new Set<string>();
  const staging = new Staging();
  try {
    let rows = 0;
    await stageFile(file, () => onProgress?.('rows read', ++rows), { staging, problems, notices, views });
    const photos =
      options.images === undefined ? undefined : await takePhotos(options.images, staging, problems, options);
    const loaded = load(db, () => {
      options.prepare?.();
      const found = loadProducts({
        db,
        now: options.now,
        staging,
        problems,
        notices,
        photo: photos && (name => photos.get(name)),
        holdsPhoto: name => /^[0-9a-f]{2}\/[0-9a-f]{20}\.webp$/.test(name) && existsSync(join(options.photoDir, name)),
        onProduct: done => onProgress?.('products loaded', done),
      });
      if (problems.count > 0) throw new ImportRefused(problems);
      return found;
    });
    return { ...loaded, notices: [...notices] };
  } finally {
    staging.close();
  }
}

/** One transaction without cascades, checked before it is kept: see forgetProducts. */
function load(db: DatabaseSync, work: () => Loaded): Loaded {
  db.exec('PRAGMA foreign_keys = OFF');
  try {
    return transaction(db, () => {
      const loaded = work();
      const [broken] = db.prepare('PRAGMA foreign_key_check').all();
      if (broken) throw new Error(`The import would leave ${JSON.stringify(broken)} without what it refers to.`);
      return loaded;
    });
  } finally {
    db.exec('PRAGMA foreign_keys = ON');
  }
}

/** Takes every image that a row names; what cannot be taken is a problem of that row. */
async function takePhotos(
  images: string,
  staging: Staging,
  problems: ImportProblems,
  { photoDir, onProgress }: ImportOptions,
) {
  const take = photoTaker(images, photoDir);
  const photos = new Map<string, Omit<PhotoSeed, 'label'>>();
  for (const { sku } of staging.skus()) {
    const staged = staging.shared(sku);
    if (!staged) continue;
    for (const { column, file } of imageColumns(new RowReader(staged.line, staged.values, new ImportProblems()))) {
      try {
        photos.set(file, await take(file));
        onProgress?.('images taken', photos.size);
      } catch (error) {
        if (!(error instanceof FieldError)) throw error;
        problems.add(staged.line, column, error.message);
      }
    }
  }
  return photos;
}
