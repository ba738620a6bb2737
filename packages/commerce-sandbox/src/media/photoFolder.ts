import { join } from 'node:path';

/** Where the photographs of an imported catalogue are kept, below the folder of the database. */
export const photoFolder = (dataDir: string): string => join(dataDir, 'photos');
