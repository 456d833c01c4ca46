import {
  parseSync,
  type Class,
  type Declaration,
  type Expression,
  type PropertyKey,
  type Statement,
  type TSSignature,
  type TSType,
} from 'oxc-parser';

/** Something that users of the contract can name: an export, a member of a type, a field of a schema. */
interface Named {
  readonly name: string;
  /** Where it begins in the text. */
  readonly start: number;
}

/**
 * Fields of what calls carry need no docstring each: names and kinds of values say most of them, docs/product the rest. The
 * calls and their schemas need one.
 */
const PAYLOADS = 'api/endpoints/';

const OBJECT_SCHEMAS: readonly string[] = ['object', 'strictObject', 'looseObject', 'part'];

/** Their second argument chooses among members, and declares none. */
const CHOOSING: readonly string[] = ['Exclude', 'Extract'];

function keyText(key: PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function memberNames(member: TSSignature, owner: string): readonly Named[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const named = { name: `${owner} ${keyText(member.key)}`, start: member.start };
  if (member.type === 'TSMethodSignature') return [named];
  const type = member.typeAnnotation?.typeAnnotation;
  // The one value of a discriminant is its meaning.
  if (type === undefined || type.type === 'TSLiteralType') return type === undefined ? [named] : [];
  return [named, ...membersIn(type, named.name)];
}

/** The members of types that are written out in a type; what functions take and give is described with the function. */
function membersIn(type: TSType, owner: string): readonly Named[] {
  switch (type.type) {
    case 'TSTypeLiteral':
      return type.members.flatMap((member) => memberNames(member, owner));
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.flatMap((part) => membersIn(part, owner));
    case 'TSArrayType':
      return membersIn(type.elementType, owner);
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return membersIn(type.typeAnnotation, owner);
    case 'TSTypeReference': {
      const [first, ...others] = type.typeArguments?.params ?? [];
      const isChoice = type.typeName.type === 'Identifier' && CHOOSING.includes(type.typeName.name);
      const written = first === undefined ? [] : [first, ...(isChoice ? [] : others)];
      return written.flatMap((argument) => membersIn(argument, owner));
    }
    default:
      return [];
  }
}

function publicNames({ body }: Class, owner: string): readonly Named[] {
  return body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') return [];
    const isInner = member.accessibility === 'private' || member.accessibility === 'protected';
    const isNamed = member.key.type !== 'PrivateIdentifier' && !isInner && keyText(member.key) !== 'constructor';
    return isNamed ? [{ name: `${owner} ${keyText(member.key)}`, start: member.start }] : [];
  });
}

/** The name of the function that is called: `object` of `v.object(…)`. */
function calledName(expression: Expression): string {
  if (expression.type !== 'CallExpression') return '';
  const { callee } = expression;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** The fields of schemas that are written out in a value. */
function fieldsIn(value: Expression, owner: string): readonly Named[] {
  if (value.type !== 'CallExpression') {
    const parts = value.type === 'ArrayExpression' ? value.elements : [];
    return parts.flatMap((part) => (part === null || part.type === 'SpreadElement' ? [] : fieldsIn(part, owner)));
  }
  const [first] = value.arguments;
  if (first?.type !== 'ObjectExpression' || !OBJECT_SCHEMAS.includes(calledName(value)))
    return value.arguments.flatMap((part) => (part.type === 'SpreadElement' ? [] : fieldsIn(part, owner)));
  return first.properties.flatMap((property) => {
    if (property.type !== 'Property' || calledName(property.value) === 'literal') return [];
    const named = { name: `${owner} ${keyText(property.key)}`, start: property.start };
    return [named, ...fieldsIn(property.value, named.name)];
  });
}

/** Names of the constants that a type follows from: `typeof CODES`. */
function constantsOf(type: TSType): readonly string[] {
  switch (type.type) {
    case 'TSTypeQuery':
      return type.exprName.type === 'Identifier' ? [type.exprName.name] : [];
    case 'TSIndexedAccessType':
      return [type.objectType, type.indexType].flatMap(constantsOf);
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return constantsOf(type.typeAnnotation);
    case 'TSTypeReference':
      return (type.typeArguments?.params ?? []).flatMap(constantsOf);
    default:
      return [];
  }
}

/** Names of the constants that a file exports. */
function exportedConstants(body: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    body.flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declaration?.type !== 'VariableDeclaration') return [];
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    }),
  );
}

/** What a declaration is called, with its members and fields. */
function declaredNames(declaration: Declaration, start: number, hasPayloads: boolean): readonly Named[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier') return [];
      return [{ name: id.name, start }, ...(init === null || hasPayloads ? [] : fieldsIn(init, id.name))];
    });
  const name = 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : '';
  const own = { name, start };
  switch (declaration.type) {
    case 'TSInterfaceDeclaration':
      return [own, ...declaration.body.body.flatMap((member) => memberNames(member, name))];
    case 'TSTypeAliasDeclaration':
      return [own, ...membersIn(declaration.typeAnnotation, name)];
    case 'ClassDeclaration':
      return [own, ...publicNames(declaration, name)];
    default:
      return [own];
  }
}

/** Whether a type only says what a constant of its file is, which has a docstring of its own. */
function followsFrom(constants: ReadonlySet<string>, declaration: Declaration): boolean {
  return (
    declaration.type === 'TSTypeAliasDeclaration' &&
    constantsOf(declaration.typeAnnotation).some((name) => constants.has(name))
  );
}

/** The id of a call says nothing by itself. */
const CALL_ID = /\bR-\d+(?:\.[a-z]+)?\b/g;

/** Whether a comment that says something, and is meant for users, ends right before a place. */
function isDescribed(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd();
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/*')) : '';
  return comment.startsWith('/**') && /\w/.test(comment.replaceAll(CALL_ID, ''));
}

/**
 * What an entry of the contract, or a file of the kit, exports without a docstring, by name; the first of overloads has it
 * for all of them. `ending` is the file's.
 */
export function undocumentedNames(entry: string, text: string, ending = '.ts'): readonly string[] {
  const { program, errors } = parseSync(`${entry}${ending}`, text);
  if (errors.length > 0) throw new Error(`${entry}: ${errors[0]?.message}`);
  const constants = exportedConstants(program.body);
  const names = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration === null || followsFrom(constants, declaration)) return [];
    return declaredNames(declaration, statement.start, entry.startsWith(PAYLOADS));
  });
  const described = new Set(names.filter(({ start }) => isDescribed(text, start)).map(({ name }) => name));
  const isOverload = ({ name }: Named): boolean => !name.includes(' ') && described.has(name);
  const missing = names.filter((named) => !isDescribed(text, named.start) && !isOverload(named));
  return [...new Set(missing.map(({ name }) => name))];
}
