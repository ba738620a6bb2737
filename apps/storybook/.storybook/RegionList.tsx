/** Sources of the storefront's parts. */
const sources = import.meta.glob<string>('../../../packages/storefront/src/features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What stands beside each part that is a region. */
const declared = /interface Regions \{\s*\/\*\* (.*?) \*\/\s*(\w+): (\w+);/gs;

const regions = Object.entries(sources)
  .flatMap(([path, source]) =>
    [...source.matchAll(declared)].map(([, what = '', name = '', props = '']) => ({
      name,
      what,
      props: props === 'object' ? 'none' : props,
      file: path.slice(path.indexOf('features/')),
    })),
  )
  .toSorted((a, b) => a.file.localeCompare(b.file));

/** All regions: what they are, and where their props stand. */
export const RegionList = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Slot</th>
        <th scope="col">What it is</th>
        <th scope="col">Props</th>
        <th scope="col">File in packages/storefront/src</th>
      </tr>
    </thead>
    <tbody>
      {regions.map(({ name, what, props, file }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{what}</td>
          <td>
            <code>{props}</code>
          </td>
          <td>
            <code>{file}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
