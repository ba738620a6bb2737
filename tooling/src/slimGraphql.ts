import type { Plugin } from 'vite';

/**
 * What urql's core takes from the parser, which reads and prints no document of ours: it is given their text and key.
 * Errors of answers are what is left of it.
 */
const substitute = `
  export const Kind = { DOCUMENT: 'Document', NAME: 'Name', FIELD: 'Field', OPERATION_DEFINITION: 'OperationDefinition' };
  export class GraphQLError extends Error {
    constructor(message, nodes, source, positions, path, originalError, extensions = {}) {
      super(message);
      Object.assign(this, { name: 'GraphQLError', path, originalError, extensions });
    }
  }
  const unread = () => { throw new Error('Documents are written with graphql().'); };
  export { unread as parse, unread as print };
`;

/**
 * urql without the parser and the printer of GraphQL, which no document of the shop comes by: 3 KB of every first load.
 * Where a back end lacks fields, what takes them out brings the parser with it, late.
 */
export function slimGraphql(): Plugin {
  return {
    name: 'slim-graphql',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.config.consumer === 'client',
    resolveId: (id, importer) =>
      id === '@0no-co/graphql.web' && importer?.includes('/@urql/core/') ? '\0slim-graphql' : null,
    load: id => (id === '\0slim-graphql' ? substitute : null),
  };
}
