import { describe, expect, it } from 'vitest';
import { checkRules, type Source } from './checkRules.ts';

const page = (...rows: string[]): Source => ({
  file: 'docs/rules/lamp.md',
  text: ['# Lamps', '', '| id | rule |', '| --- | --- |', ...rows].join('\n'),
});
const rows = ['| lamp-01 | A lamp is lit. |', '| lamp-02 | It goes out as lamp-01 says. |'];
const tests: Source = {
  file: 'packages/lamp/src/Lamp.test.ts',
  text: "// Rules lamp-01, lamp-02.\nit('is lit', lit);",
};

const code: Source = {
  file: 'packages/lamp/src/lamp.ts',
  text: '/** Lights it (lamp-01), and not for long (lamp-02). */',
};

describe('rules and those who cite them', () => {
  it('are in order where each is tried and each citation leads to one', () => {
    expect(checkRules([page(...rows), tests, code])).toEqual([]);
  });

  it.each(['a.test.ts', 'a.spec.ts', 'A.stories.tsx'])('may be tried in %s', file => {
    expect(checkRules([page(...rows), { ...tests, file }, code])).toEqual([]);
  });

  it('name a rule that no test cites, whoever else does', () => {
    expect(checkRules([page(...rows), { ...tests, text: 'lamp-02' }, code])).toEqual([
      'docs/rules/lamp.md:5: no test cites lamp-01; name it at the test that tries it, or write one',
    ]);
  });

  it.each(['lamp.test.ts', 'src/testing/lamp.ts', 'e2e/support/lamp.ts', 'docs/decisions/lamp.md'])(
    'name a rule that no code cites, whatever %s says',
    file => {
      const partly = { ...code, text: 'lamp-02' };
      expect(checkRules([page(...rows), tests, partly, { file, text: 'lamp-01' }])).toEqual([
        'docs/rules/lamp.md:5: no code cites lamp-01; name it beside the code that keeps it',
      ]);
    },
  );

  it('name a citation that leads nowhere, in a page of rules, too', () => {
    expect(
      checkRules([
        page(...rows, '| lamp-03 | See lamp-77. |'),
        { ...tests, text: `${tests.text}\n(lamp-03) lamp-04` },
        { ...code, text: `${code.text} lamp-03` },
      ]),
    ).toEqual([
      'docs/rules/lamp.md:7: there is no rule lamp-77; see docs/rules/lamp.md',
      'packages/lamp/src/Lamp.test.ts:3: there is no rule lamp-04; see docs/rules/lamp.md',
    ]);
  });

  it('take no longer word for a citation', () => {
    expect(
      checkRules([page(...rows), tests, code, { file: 'a.css', text: '.desk-lamp-09, .lamp-091, .lamp-09-x {}' }]),
    ).toEqual([]);
  });

  it('name an id that stands twice, and one that does not belong on its page', () => {
    expect(checkRules([page(...rows, '| lamp-02 | Again. |', '| lantern-1 | Elsewhere. |'), tests, code])).toEqual([
      'docs/rules/lamp.md:7: lamp-02 stands twice, first at docs/rules/lamp.md:6; give this rule a new number',
      'docs/rules/lamp.md:8: the id lantern-1 is not the name of its page and two digits, as in lamp-01',
    ]);
  });

  it.each([
    ['the', 'specification'],
    ['Specification,', 'section 9'],
    ['behaviour', 'notes, "Lamps"'],
  ])('name a file that says "%s %s"', (...words) => {
    expect(
      checkRules([page(...rows), tests, code, { file: 'lamp.ts', text: `\n/** (${words.join(' ')}) */` }]),
    ).toEqual(['lamp.ts:2: speaks of a text that is not here; cite the rule by its id, from docs/rules']);
  });

  it('notice where no rules are found at all', () => {
    expect(checkRules([tests])).toEqual(['docs/rules: there is no page of rules']);
  });
});
