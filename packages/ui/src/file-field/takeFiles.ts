export interface FileLimits {
  /** As the platform writes it: `image/*`, `application/pdf`, `.csv`, with commas between. */
  accept: string;
  /** How many; of one, the last that was chosen counts. */
  most: number;
  /** Of each. */
  mostBytes: number | undefined;
}

/** Names of what was not taken, by the reason. */
export interface RefusedFiles {
  kind: string[];
  empty: string[];
  size: string[];
  number: string[];
}

function isOfKind({ name, type }: File, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map(kind => kind.trim())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some(kind => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What is kept of files that are there and files that are added: `accept` binds no one who drops a file. */
export function takeFiles(
  kept: readonly File[],
  added: readonly File[],
  { accept, most, mostBytes }: FileLimits,
): { files: File[]; refused: RefusedFiles } {
  const refused: RefusedFiles = { kind: [], empty: [], size: [], number: [] };
  let files = [...kept];
  for (const file of added) {
    if (files.some(other => isSame(other, file))) continue;
    if (!isOfKind(file, accept)) refused.kind.push(file.name);
    else if (file.size === 0) refused.empty.push(file.name);
    else if (mostBytes !== undefined && file.size > mostBytes) refused.size.push(file.name);
    else if (most === 1) files = [file];
    else if (files.length >= most) refused.number.push(file.name);
    else files.push(file);
  }
  return { files, refused };
}
