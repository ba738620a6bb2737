import type { Guide } from '../../../packages/ui/src/guide/Guide.ts';
import {
  Controls,
  DocsContext,
  Description,
  Primary,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect } from 'react';
import { changesOf } from './changesOf.ts';
import { tokensOf } from './tokensOf.ts';
import { dress } from './dress.ts';
import './PartPage.css';

/** A part's name without those that it is also found by. */
const ownName = (title: string) => (title.split('/').at(-1) ?? '').split(' – ')[0] ?? '';

/** What stands in backquotes is code. */
const Line = ({ children }: { children: string }) =>
  children.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));

const List = ({ title, lines }: { title: string; lines: string[] }) => (
  <>
    <Subheading>{title}</Subheading>
    <ul>
      {lines.map(line => (
        <li key={line}>
          <Line>{line}</Line>
        </li>
      ))}
    </ul>
  </>
);

const Picture = ({ kind, example }: { kind: 'Do' | 'Don’t'; example: Guide['good'] }) => (
  <figure className="example" data-kind={kind}>
    <Unstyled>
      <div className="example-picture">{example.picture}</div>
    </Unstyled>
    <figcaption>
      <strong>{kind}</strong>
      <Line>{example.says}</Line>
    </figcaption>
  </figure>
);

function Use({ guide }: { guide: Guide }) {
  return (
    <>
      <List title="When to use it" lines={guide.when} />
      <List title="When not" lines={guide.instead} />
      <Subheading>Do and don’t</Subheading>
      <div className="examples">
        <Picture kind="Do" example={guide.good} />
        <Picture kind="Don’t" example={guide.bad} />
      </div>
    </>
  );
}

/** @param file Path of its stories, which are called as the part. */
function Make({ guide, file }: { guide: Guide; file: string }) {
  const part = /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  const keys = Object.entries(guide.keys);
  const tokens = tokensOf(file, part);
  const changes = changesOf(part);
  return (
    <>
      <Subheading>Anatomy</Subheading>
      <ol>
        {guide.anatomy.map(piece => (
          <li key={piece}>
            <Line>{piece}</Line>
          </li>
        ))}
      </ol>
      <Subheading>Keyboard</Subheading>
      {keys.length === 0 ? (
        <p>Nothing in it is pressed.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>
                  <Line>{does}</Line>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <List title="Words" lines={guide.words} />
      <Subheading>Tokens</Subheading>
      {tokens.length === 0 ? (
        <p>None of its own: it takes those of the parts that it is made of.</p>
      ) : (
        <ul className="tokens">
          {tokens.map(token => (
            <li key={token}>
              <code>--{token}</code>
            </li>
          ))}
        </ul>
      )}
      <Subheading>What changed</Subheading>
      {changes.length === 0 ? (
        <p>Nothing since the first release.</p>
      ) : (
        <dl>
          {changes.map(({ version, says }) => (
            <div key={says}>
              <dt>{version}</dt>
              <dd>
                <Line>{says}</Line>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The page of a part: what it is, when to take it, how it is used, and each of its states. */
export function PartPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const { getStoryContext, storyById } = useContext(DocsContext);
  const { globals } = getStoryContext(storyById());
  useLayoutEffect(() => dress(globals));
  return (
    <>
      <Title>{ownName(preparedMeta.title)}</Title>
      <Description />
      <Primary />
      {guide && <Use guide={guide} />}
      <Subheading>What it takes</Subheading>
      <Controls />
      {guide && <Make guide={guide} file={String(preparedMeta.parameters['fileName'])} />}
      <Stories includePrimary={false} title="States" />
    </>
  );
}
