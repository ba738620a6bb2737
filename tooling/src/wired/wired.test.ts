import { describe, expect, it } from 'vitest';
import { checkWired } from './checkWired.ts';
import { exportsIn } from './exportsIn.ts';
import { unusedFields } from './unusedFields.ts';
import { unusedFlows } from './unusedFlows.ts';
import { unusedSliceMembers } from './unusedSliceMembers.ts';

const unused = { file: 'packages/lamp/src/lamp.ts', name: 'dim', what: 'export' };

describe('what nobody uses', () => {
  it('is named with its place', () => {
    expect(checkWired([unused], [])).toEqual([
      'packages/lamp/src/lamp.ts: nothing but tests and stories uses the export dim',
    ]);
  });

  it('may stay for a reason', () => {
    expect(checkWired([unused], [{ reason: 'Evenings come.', names: ['dim'] }])).toEqual([]);
  });

  it('leaves the list once it is used or gone', () => {
    expect(checkWired([], [{ reason: 'Evenings come.', names: ['dim'] }])).toEqual([
      'tooling/src/wired/exceptions.ts: dim is used, or gone; take it off the list',
    ]);
  });
});

it('takes from the report on exports what packages offer, but what the build puts in place and flows', () => {
  const report = JSON.stringify({
    issues: [
      { file: 'packages/lamp/src/index.ts', exports: [{ name: 'dim' }, { name: 'lightUp' }], nsExports: [] },
      { file: 'packages/storefront/src/entry/parts/common.ts', exports: [{ name: 'Tile' }] },
      { file: 'tooling/vite.ts', exports: [{ name: 'shopConfig' }] },
    ],
  });
  expect(exportsIn(report, ['lightUp'])).toEqual([{ ...unused, file: 'packages/lamp/src/index.ts' }]);
});

it('names flows that nobody runs', () => {
  const module = { file: 'flows.ts', text: "/* Late. */\nexport { dim, glow, lightUp } from './lamp.ts';\n" };
  const user = {
    file: 'Lamp.tsx',
    text: 'void dispatch(runFlow(flows => flows.dim(3))).then(() => dispatch(runRead(reads => reads.glow())));',
  };
  expect(unusedFlows(module, [user]).map(({ name }) => name)).toEqual(['lightUp']);
});

it('names values that are asked for and that no code reads', () => {
  const query = {
    file: 'lampQuery.ts',
    text: `export const LampQuery = graphql(\`
      query lamp { lamp { __typename on bulb { colour: color watts } ...Shade } switched }
    \`, [graphql(\`fragment Shade on Lamp { shade { width } }\`)]);`,
  };
  const user = { file: 'Lamp.tsx', text: 'lamp.on ? lamp.bulb.colour : lamp.__typename' };
  const reader = { file: 'measure.ts', text: 'const { width } = lamp.shade' };
  expect(unusedFields([query, user], [reader])).toEqual([{ file: 'lampQuery.ts', name: 'watts', what: 'field' }]);
});

describe('members of slices', () => {
  const slice = {
    file: 'lampSlice.ts',
    text: `export const lampSlice = createSlice({
      name: 'lamp',
      initialState,
      reducers: { lit(state) { state.on = true; }, dimmed: (state, { payload }: PayloadAction<number>) => payload, reset: () => initialState },
      selectors: { selectIsLit: lamp => lamp.on, selectLevel: lamp => lamp.level },
    });`,
  };
  const left = (...texts: string[]) =>
    unusedSliceMembers([slice, ...texts.map((text, index) => ({ file: `${index}.tsx`, text }))]).map(
      ({ name }) => name,
    );

  it('are all named where nobody uses the slice', () => {
    expect(left()).toEqual([
      'lampSlice.actions.lit',
      'lampSlice.actions.dimmed',
      'lampSlice.actions.reset',
      'lampSlice.selectors.selectIsLit',
      'lampSlice.selectors.selectLevel',
    ]);
  });

  it('are used where they stand, by another name for their group, or taken out of it', () => {
    expect(
      left(
        'dispatch(lampSlice.actions.lit()); useAppSelector(lampSlice.selectors.selectIsLit);',
        'const lamp = lampSlice.actions; dispatch(lamp.dimmed(1));',
        'const { reset: putOut } = lampSlice.actions; const { selectLevel } = lampSlice.selectors;',
      ),
    ).toEqual([]);
  });

  it('are not used by who only listens, or has something else of that name', () => {
    expect(
      left(
        'builder.addCase(lampSlice.actions.reset, turnOff); const lamp = lampSlice.actions; if (lamp.dimmed.match(action)) turnOff();',
        'dispatch(radioSlice.actions.lit()); other.selectLevel(); lampSlice.selectors.selectIsLit(state);',
      ),
    ).toEqual([
      'lampSlice.actions.lit',
      'lampSlice.actions.dimmed',
      'lampSlice.actions.reset',
      'lampSlice.selectors.selectLevel',
    ]);
  });
});
