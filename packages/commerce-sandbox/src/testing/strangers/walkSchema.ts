import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { contractText } from '../../transport/executableSchema.ts';

const contract = buildSchema(contractText());

type Field = GraphQLField<unknown, unknown>;

/** Every field of the contract by its name, `Query.cart`: those of the roots, and others that take arguments. */
export const asked: ReadonlyMap<string, Field> = new Map(
  Object.values(contract.getTypeMap())
    .filter(type => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap(type =>
      Object.values((type as { getFields: () => Record<string, Field> }).getFields())
        .filter(field => ['Query', 'Mutation'].includes(type.name) || field.args.length > 0)
        .map(field => [`${type.name}.${field.name}`, field] as const),
    ),
);

/** What a name says that it holds is a name of something. */
const naming = /(^|_)(u?ids?|number|hash|token|key|email|signature|otp|value|eq|in|match)$/i;
const asSnake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

function pathsOf(type: GraphQLInputType, path: string, within: readonly string[]): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return naming.test(asSnake(path.split('.').at(-1)!)) ? [path] : [];
  if (within.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap(field =>
    pathsOf(field.type, `${path}.${field.name}`, [...within, named.name]),
  );
}

/** Where the arguments of a field may name something: `input.cart_items.cart_item_uid`. */
export const namesIn = (field: Field): string[] => field.args.flatMap(({ name, type }) => pathsOf(type, name, []));

/** Where a name is one of goods, of the shop, or what somebody says of themselves: nobody owns what it names. */
export const foreign = new RegExp(
  [
    String.raw`(entered_options|custom_attributes(V2)?|customizable_options|region)\.`,
    String.raw`\.(region_id|vat_id|purchase_order_number|contact_email|gift_wrapping_id|attribute_code|country_id)$`,
    String.raw`^Query\.(categories|category|categoryList|cmsPage|country|dynamicBlocks|pickupLocations|products|rechargePlans)\.`,
    String.raw`^Mutation\.(askProductQuestion|contactUs|createProductReview|fetchBill|magicLinkSignIn|requestStockNotice|sendEmailToFriend|voteReviewHelpful)\.`,
    String.raw`^(ConfigurableProduct|ReturnShipping)\.`,
    String.raw`^Customer\.orders\.filter\.status\.`,
  ].join('|'),
);

/** True for a query or mutation that can be asked without arguments, and a field of the customer that can. */
export const needsNothing = (name: string): boolean =>
  /^(Query|Mutation|Customer)\./.test(name) && !asked.get(name)!.args.some(argument => isNonNullType(argument.type));

const DEPTH = 4;

/** All that a field answers, as deep as the limits of a query let one ask. */
export function selectionOf(type: GraphQLOutputType): string {
  let left = 240;
  const select = (outer: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(outer);
    if (!isObjectType(named) && !isInterfaceType(named)) return 'getFields' in named ? '{ __typename }' : '';
    const fields = Object.values(named.getFields()).filter(
      field => !field.args.some(argument => isNonNullType(argument.type)),
    );
    const isLeaf = (field: Field) => !('getFields' in getNamedType(field.type));
    const leaves = fields.filter(field => isLeaf(field)).slice(0, left);
    left -= leaves.length + 1;
    const inner = fields
      .filter(field => !isLeaf(field) && depth > 0)
      .flatMap(field => (left > 0 ? [`${field.name} ${select(field.type, depth - 1)}`] : []));
    return `{ __typename ${[...leaves.map(({ name }) => name), ...inner].join(' ')} }`;
  };
  return select(type, DEPTH);
}
