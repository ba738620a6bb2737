import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { languageOf } from './plurals.ts';

export interface Text {
  name: string;
  /** Names of the values that it takes; undefined for a plain text. */
  takes: string[] | undefined;
  /** What stands for it in code; for one that takes values, what its function answers. */
  answer: string;
}

/** A text with how its file writes it. */
export interface WrittenText extends Text {
  /** What stands before that in its file, from the text above on: blank lines and comments. */
  above: string;
  /** The code before `answer`: its name, its type, what it takes. */
  head: string;
}

/** What stands above the texts of a room: its mark, and what the room is. */
export const preludeOf = (room: string): string => /^(?:\/\/[^\n]*\n)*(?:\/\*\n.*?\n \*\/\n)?/s.exec(room)?.[0] ?? '';

/**
 * The texts of a room: a file of the message catalogue. What chooses its plurals may stand before them.
 *
 * @throws Error where the file holds anything but texts, which a locale could not take over.
 */
export function readTexts(file: string): WrittenText[] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const codeOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const texts = program.body.slice(languageOf(source) === undefined ? 0 : 2);
  let end = program.body[program.body.length - texts.length - 1]?.end ?? preludeOf(source).length;
  return texts.map((statement): WrittenText => {
    const above = source.slice(end, statement.start);
    end = statement.end;
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [];
    const [text] = declared;
    const isText = declared.length === 1 && text?.id.type === 'Identifier' && text.init;
    if (!isText) throw new Error(`${file} holds ${codeOf(statement)}. Write each text as \`export const name = …;\`.`);
    const {
      id: { name },
      init,
    } = text as { id: { name: string }; init: NonNullable<typeof text.init> };
    const partsOf = (said: { start: number; end: number }) => ({
      answer: codeOf(said),
      above,
      head: source.slice(statement.start, said.start),
    });
    if (init.type !== 'ArrowFunctionExpression') return { name, takes: undefined, ...partsOf(init) };
    const takes = init.params.map(parameter => (parameter.type === 'Identifier' ? parameter.name : ''));
    if (takes.includes('') || init.body.type === 'BlockStatement')
      throw new Error(`${file}: ${name} does more than a text. Write it as \`(value: string) => …\`.`);
    return { name, takes, ...partsOf(init.body) };
  });
}
