import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ImportProblems } from './ImportProblems.ts';
import { readCsv } from './readCsv.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer) {
  const file = join(folder, 'file.csv');
  writeFileSync(file, content);
  const problems = new ImportProblems();
  const rows = [];
  for await (const { line, values } of readCsv(file, problems)) rows.push({ line, values: { ...values } });
  return { rows, problems: problems.sentences() };
}

describe('a comma-separated file', () => {
  it('is read with its byte order mark, Windows line ends and quoted lines', async () => {
    expect(await read('\uFEFFSKU,name,description\r\nA,"6.1"" phone","one\r\ntwo, three"\r\n\r\nB,Plain,\r\n')).toEqual(
      {
        rows: [
          { line: 2, values: { sku: 'A', name: '6.1" phone', description: 'one\r\ntwo, three' } },
          { line: 5, values: { sku: 'B', name: 'Plain' } },
        ],
        problems: [],
      },
    );
  });

  it.each([
    ['', 'line 1: the file is empty'],
    ['sku,name\n', 'line 1: the file has a header and no rows'],
    [
      'sku;name\nA;B\n',
      'line 1: the columns are separated by semicolons: save the file with commas ("CSV UTF-8 (comma delimited)")',
    ],
    [
      'sku\tname\nA\tB\n',
      'line 1: the columns are separated by tabs: save the file with commas ("CSV UTF-8 (comma delimited)")',
    ],
    ['name,price\nA,1\n', 'line 1: there is no column "sku": is this an export of products?'],
    ['sku,name,Name\nA,B,C\n', 'line 1: the column "name" stands there twice'],
    ['sku,,name\nA,B,C\n', 'line 1: column 2 has no name'],
    ['sku,name\nA\n', 'line 2: has 1 values, the header names 2 columns'],
    ['sku,name\nA,B,C\n', 'line 2: has 3 values, the header names 2 columns'],
    ['sku,name\nA,"B\0C"\n', 'line 2, name: holds a NUL byte'],
    ['sku,name\nA,"B" C\nD,E\n', 'line 2: a quotation mark inside a quoted value has to be doubled ("")'],
    [
      'sku,name\nA,B"C\n',
      'line 2: a value with a quotation mark has to stand in quotation marks, and the mark doubled ("")',
    ],
    ['sku,name\nA,"B\nC,D\n', 'line 2: a quotation mark is opened and never closed'],
  ])('says what is wrong with %j', async (content, problem) => {
    expect((await read(content)).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('has to be UTF-8, or UTF-16 with its mark', async () => {
    expect((await read(Buffer.from('\uFEFFsku,name\nA,Café\n', 'utf16le'))).rows).toEqual([
      { line: 2, values: { sku: 'A', name: 'Café' } },
    ]);
    expect((await read(Buffer.from('sku,name\nA,Caf\xe9\n', 'latin1'))).problems).toEqual([
      'line 2, name: is not UTF-8 text',
    ]);
  });
});
