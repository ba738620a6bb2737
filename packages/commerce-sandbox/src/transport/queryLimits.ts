import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

/** Magento's defaults. */
const MAX_DEPTH = 20;
const MAX_COMPLEXITY = 300;

/** Fields at the root of one operation; the shop asks for two at most. */
const MAX_ROOTS = 20;

/** Fields at the root that check or make a password, which takes long on purpose, or a code: one request is one attempt. */
const passwordFields: ReadonlySet<string> = new Set([
  'generateCustomerToken',
  'createCustomer',
  'createCustomerV2',
  'updateCustomer',
  'changeCustomerPassword',
  'updateCustomerEmail',
  'requestPasswordResetEmail',
  'resetPassword',
  'sendSignInOtp',
  'verifySignInOtp',
  'sendSignInLink',
  'magicLinkSignIn',
  'autoSignIn',
  'oauthSignIn',
]);

interface Measure {
  depth: number;
  complexity: number;
  /** Fields of the set itself, those of fragments among them. */
  fields: number;
  /** How many of them are about a password. */
  passwords: number;
  /** Aliases, at every level. */
  aliases: number;
  /** How many of them make an introspection answer longer than the contract is. */
  introspectionAliases: number;
}

const nothing: Measure = {
  depth: 0,
  complexity: 0,
  fields: 0,
  passwords: 0,
  aliases: 0,
  introspectionAliases: 0,
};

/**
 * Complains, in Magento's words where it has some, about a document with an operation that nests or asks for too much;
 * undefined when it may run.
 */
export function queryLimitError(document: DocumentNode): GraphQLError | undefined {
  const message = measures(document)
    .map(complaintAbout)
    .find(each => each !== undefined);
  return message === undefined ? undefined : new GraphQLError(message, { extensions: { category: 'graphql' } });
}

function complaintAbout({ depth, complexity, fields, passwords, introspectionAliases }: Measure): string | undefined {
  if (depth > MAX_DEPTH) return `Max query depth should be ${MAX_DEPTH} but got ${depth}.`;
  if (complexity > MAX_COMPLEXITY) return `Max query complexity should be ${MAX_COMPLEXITY} but got ${complexity}.`;
  if (passwords > 1) return `Max number of sign-ins and passwords in one request should be 1 but got ${passwords}.`;
  if (introspectionAliases > 0) return 'Introspection takes no aliases. Ask for each field by its own name.';
  return fields > MAX_ROOTS ? `Max number of fields at the root should be ${MAX_ROOTS} but got ${fields}.` : undefined;
}

/**
 * Of each operation. Depth counts levels below the root's fields, complexity one for each field, fragments as often as
 * they are spread.
 */
function measures(document: DocumentNode): Measure[] {
  const fragments = new Map(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [],
    ),
  );
  const known = new Map<string, Measure>();

  const ofSet = (set: SelectionSetNode): Measure => {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      let part: Measure;
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const inner = selectionSet ? ofSet(selectionSet) : nothing;
        const aliases = inner.aliases + Number(alias !== undefined);
        part = {
          depth: selectionSet ? inner.depth + 1 : 0,
          complexity: inner.complexity + 1,
          fields: 1,
          passwords: Number(passwordFields.has(name.value)),
          aliases,
          // QueryCost does not see these answers, which hold thousands of things: each asks for a field once. Of single
          // types several may be asked for.
          introspectionAliases: name.value === '__schema' ? aliases : name.value === '__type' ? inner.aliases : 0,
        };
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        part = ofSet(selection.selectionSet);
      } else {
        part = ofFragment(selection.name.value);
      }
      sum.depth = Math.max(sum.depth, part.depth);
      sum.complexity += part.complexity;
      sum.fields += part.fields;
      sum.passwords += part.passwords;
      sum.aliases += part.aliases;
      sum.introspectionAliases += part.introspectionAliases;
    }
    return sum;
  };

  const ofFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    // One that spreads itself ends here; validation names it later.
    known.set(name, nothing);
    const set = fragments.get(name);
    const measure = set ? ofSet(set) : nothing;
    known.set(name, measure);
    return measure;
  };

  return document.definitions.flatMap(each =>
    each.kind === Kind.OPERATION_DEFINITION ? [ofSet(each.selectionSet)] : [],
  );
}
