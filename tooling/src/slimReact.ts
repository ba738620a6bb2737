import type { Plugin } from 'vite';
import { editText } from './editText.ts';
import { idleBodies, never, undrawn, unexported } from './unusedReact.ts';
import { withoutIdle, type Node } from './withoutIdle.ts';
import { withoutNever } from './withoutNever.ts';

const undrawnNames = new RegExp(String.raw`\["(?:${undrawn})", "[\w:-]+"\],?\s*`, 'g');

/** Statements that go as they stand: methods of what is taken out, and what is offered to nobody. */
const unsaid = new RegExp(
  String.raw`^(?:(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.|exports\.(?:${unexported.join('|')})\b)`,
);

/** What may stand in a tag before an attribute. */
const before = String.raw`\b(?:=>|[^>])*\s`;

/** Who writes this would see it at work while developing, and not in what is built. */
const takenOut = [
  new RegExp(`import[^;]*\\b(?:${unexported.join('|')})\\b[^;]*from 'react(?:-dom)?'`),
  new RegExp(`<(?:React\\.)?Fragment${before}ref=`),
  new RegExp(
    `<(?:form|button|input)${before}(?:formAction|action)=\\{(?:async\\b|function\\b|\\w+\\s*=>|\\(|[\\w.]+\\.bind\\()`,
  ),
  new RegExp(`<[a-z]\\w*${before}(?:precedence|(?:onBeforeInput|onSelect)(?:Capture)?)=`),
  new RegExp(`<script${before}async\\b`),
  new RegExp(`<[a-z]\\w*${before}(?:${undrawn})=`),
  /<[a-z]\w*-[a-z]/,
  /import[^;]*\buse\b[^;]*from 'react'[^]*\buse\((?!\w*Context\))/,
];

/** What forms are given as their action, by its name. */
const namedAction = new RegExp(`<(?:form|button|input)${before}(?:formAction|action)=\\{(\\w+)\\}`, 'g');

/** Whether a module says that something of this name is a function, and no address. */
const isFunction = (name: string, code: string): boolean =>
  new RegExp(
    `\\bfunction ${name}\\b|\\bconst ${name}\\b[^=]*= (?:async\\b|function\\b|useCallback\\b|\\(|\\w+ =>)`,
  ).test(code);

const usesTakenOut = (code: string): boolean =>
  takenOut.some(use => use.test(code)) ||
  [...code.matchAll(namedAction)].some(([, name = '']) => isFunction(name, code));

/**
 * React without what no shop uses (`unusedReact.ts`), and no bundler can see that: 22 KB of every first load. Who uses it all the same is told by the build.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.config.consumer === 'client',
    transform: {
      filter: { id: /\/react(?:-dom|-dom-client)?\.production\.js$|\/src\/.*\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('.tsx')) {
          if (usesTakenOut(code)) throw new Error(`${id} uses what tooling/src/slimReact.ts takes out of React.`);
          return null;
        }
        const parse = (text: string) => this.parse(text).body as unknown as Node[];
        const gone = parse(code).filter(
          ({ type, start, end }) => type === 'ExpressionStatement' && unsaid.test(code.slice(start, end)),
        );
        const said = editText(
          code,
          gone.map(({ start, end }) => ({ start, end, text: '' })),
        );
        if (!id.endsWith('react-dom-client.production.js')) return said;
        const drawn = said.replaceAll(undrawnNames, '');
        const idle = withoutIdle(drawn, parse(drawn), id, idleBodies);
        return withoutNever(idle, parse(idle), never);
      },
    },
  };
}
