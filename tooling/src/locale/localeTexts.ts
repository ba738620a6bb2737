import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { complete } from '../messages.ts';
import { readTexts, type WrittenText } from '../readTexts.ts';

/** Where the locales lie, from the root. */
export const messagesFolder = 'packages/messages/src';

export interface SourceText extends WrittenText {
  room: string;
  /** What the text is for: what is said above it, else what its room is. */
  meaning: string;
}

const room = (file: string) => basename(file, '.ts');
const roomMeaning = /^\/\*\n \* (.*?)\n \*\//s;

/** Every text of en_US, by room and in the order of its file. */
export function sourceTexts(root: string): SourceText[] {
  return globSync(`${messagesFolder}/${complete}/*.ts`, { cwd: root })
    .toSorted()
    .flatMap(path => {
      const file = join(root, path);
      const code = readFileSync(file, 'utf8');
      const whole = (roomMeaning.exec(code)?.[1] ?? '').replaceAll('\n * ', ' ');
      return readTexts(file).map(text => {
        const own = /\/\*\* (.*?) \*\/\n$/.exec(text.above)?.[1];
        return { ...text, room: room(path), meaning: own ?? whole };
      });
    });
}

/** The texts that a locale has, as `room.name`. */
export function translatedTexts(root: string, locale: string): Map<string, WrittenText> {
  const folder = join(root, messagesFolder, locale);
  if (!existsSync(folder)) return new Map();
  return new Map(
    globSync('*.ts', { cwd: folder }).flatMap(file =>
      readTexts(join(folder, file)).map(text => [`${room(file)}.${text.name}`, text] as const),
    ),
  );
}
