import { optionalFields, type OptionalFeature } from '@shop/commerce-client';
import {
  isInterfaceType,
  isObjectType,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { ShopOperation } from './collectOperations.ts';
import { essentialFeatures, switchableFeatures } from './shopFeatures.ts';

/** What a back end has and lacks of one feature. */
export interface Finding {
  title: string;
  essential: boolean;
  /** Name in FEATURES_OFF; essential features have none. */
  name?: OptionalFeature;
  /** Operations that were checked. */
  operations: number;
  /** Missing fields as `Type.field`, missing arguments as `Type.field(argument:)`, and complaints about types. */
  missing: string[];
}

const unknownMember = /^(Cannot query field|Unknown argument .+ on field)/;
/** Fragments bring a directive of the client's own, which never leaves the shop. */
const rules = specifiedRules.filter(({ name }) => name !== 'KnownDirectivesRule');
const optional = new Set<string>(Object.values(optionalFields).flat());

/** Fields and arguments of a document that the schema does not have, and what else it has against it. */
function complaints(schema: GraphQLSchema, { document }: ShopOperation): string[] {
  const types = new TypeInfo(schema);
  const missing: string[] = [];
  const handedOn = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        if (parent && !types.getFieldDef() && node.name.value !== '__typename')
          missing.push(`${parent.name}.${node.name.value}`);
      },
      Argument(node) {
        const [parent, field] = [types.getParentType(), types.getFieldDef()];
        if (types.getArgument()) visit(node.value, { Variable: ({ name }) => void handedOn.add(name.value) });
        else if (parent && field) missing.push(`${parent.name}.${field.name}(${node.name.value}:)`);
      },
    }),
  );
  // A variable that only what is missing takes is not sent either, whatever its type.
  const unsent = new Set<ASTNode>();
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      if (!handedOn.has(variable.name.value)) visit(type, { NamedType: name => void unsent.add(name) });
    },
  });
  const others = validate(schema, document, rules)
    .filter(
      ({ message, nodes = [] }: GraphQLError) => !unknownMember.test(message) && !nodes.some(node => unsent.has(node)),
    )
    .map(({ message }) => message);
  return [...new Set([...missing, ...others])];
}

/** Whether the schema lacks a field, or an argument: also with its field. */
function lacks(schema: GraphQLSchema, coordinate: string): boolean {
  const [, typeName = '', name = '', argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const type = schema.getType(typeName);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) return true;
  return argument !== undefined && field.args.every(({ name: known }) => known !== argument);
}

/** Checks every operation of the shop against a back end's schema, feature by feature. */
export function examine(schema: GraphQLSchema, operations: ShopOperation[]): Finding[] {
  const named = (names: string[]) => operations.filter(({ name }) => names.includes(name));
  const essential = essentialFeatures.map(({ title, operations: names }): Finding => {
    const own = named(names);
    const missing = own
      .flatMap(operation => complaints(schema, operation))
      .filter(complaint => !optional.has(complaint));
    return { title, essential: true, operations: own.length, missing: [...new Set(missing)] };
  });
  const switchable = (Object.entries(optionalFields) as [OptionalFeature, readonly string[]][]).map(
    ([name, fields]): Finding => {
      const { title, operations: names } = switchableFeatures[name];
      const own = named(names);
      const elsewhere = new Set(
        Object.entries(optionalFields)
          .filter(([other]) => other !== name)
          .flatMap<string>(([, theirs]) => theirs),
      );
      const missing = [
        ...fields.filter(field => lacks(schema, field)),
        ...own.flatMap(operation => complaints(schema, operation)).filter(complaint => !elsewhere.has(complaint)),
      ];
      return { title, name, essential: false, operations: own.length, missing: [...new Set(missing)] };
    },
  );
  return [...essential, ...switchable];
}

/** Names for FEATURES_OFF. */
export const featuresOff = (findings: Finding[]): OptionalFeature[] =>
  findings.flatMap(({ name, missing }) => (name !== undefined && missing.length > 0 ? [name] : []));

/** True when the shop cannot run on this back end. */
export const lacksEssentials = (findings: Finding[]): boolean =>
  findings.some(({ essential, missing }) => essential && missing.length > 0);
