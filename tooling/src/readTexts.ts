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

/**
 * The texts of a room: a file of the message catalogue. What chooses its plurals may stand before them.
 *
 * @throws Error where the file holds anything but texts, which a locale could not take over.
 */
export function readTexts(file: string): Text[] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const codeOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const texts = program.body.slice(languageOf(source) === undefined ? 0 : 2);
  return texts.map((statement): Text => {
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
    if (init.type !== 'ArrowFunctionExpression') return { name, takes: undefined, answer: codeOf(init) };
    const takes = init.params.map(parameter => (parameter.type === 'Identifier' ? parameter.name : ''));
    if (takes.includes('') || init.body.type === 'BlockStatement')
      throw new Error(`${file}: ${name} does more than a text. Write it as \`(value: string) => …\`.`);
    return { name, takes, answer: codeOf(init.body) };
  });
}
