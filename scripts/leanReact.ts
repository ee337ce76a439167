import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { NEVER_USED, type Unused } from './leanReact/neverUsed.ts';
import { withoutCases } from './leanReact/withoutCases.ts';
import { children, type Edit, edited, isNode, type Said, type SyntaxNode } from './leanReact/syntax.ts';

/** The one file of react-dom that a build takes: it is written by a compiler, so each name in it stands for one thing. */
const CLIENT = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What was found of a rule: the name of the rule and how often. */
export type Found = ReadonlyMap<string, number>;

/**
 * react-dom without what the console never asks of it ({@link NEVER_USED}): says of each variable, field and kind of node
 * what it is where the feature is not used, so that the minifier drops all that follows from the other answer.
 */
export function leanReactDom(code: string, unused: Unused = NEVER_USED): { code: string; found: Found } {
  const edits: Edit[] = [];
  const found = new Map<string, number>();
  const say = ({ rule, ...edit }: Said): void => {
    edits.push(edit);
    found.set(rule, (found.get(rule) ?? 0) + 1);
  };
  const visit = (node: SyntaxNode, parent: SyntaxNode): void => {
    // A parameter of the same name is another thing.
    if (node.params?.some(({ name = '' }) => Object.hasOwn(unused.variables, name))) return;
    const cases = node.type === 'SwitchStatement' ? withoutCases(node, unused) : [];
    const said = [...cases, ...answer(node, parent, unused)];
    said.forEach(say);
    const isGone = (child: SyntaxNode) =>
      said.some(({ start, end }) => child.start >= start && child.end <= end);
    for (const child of children(node)) if (!isGone(child)) visit(child, node);
  };
  const program: unknown = parseAst(code);
  if (isNode(program)) visit(program, program);
  return { code: edited(code, edits), found };
}

/** What is known of a node where the features are not used. */
function answer(node: SyntaxNode, parent: SyntaxNode, unused: Unused): Said[] {
  const { variables, fields, functions, kinds, exports } = unused;
  const { type, start, end, name = '', left, right } = node;
  if (type === 'FunctionDeclaration' && Object.hasOwn(functions, node.id?.name ?? '')) {
    const [rule, { start: from, end: to }] = [node.id?.name ?? '', node.body as SyntaxNode];
    return [{ start: from, end: to, text: `{${functions[rule]}}`, rule }];
  }
  if (type === 'AssignmentExpression' && left && right) {
    const { object, property } = left.object?.object ? left.object : left;
    const member = `${object?.name}.${property?.name}`;
    // What is assigned may be the next assignment.
    if (exports.includes(member)) return [{ start, end: right.start, text: '0, ', rule: member }];
    if (Object.hasOwn(variables, left.name ?? ''))
      return [{ start, end, text: `(${variables[left.name ?? '']})`, rule: left.name ?? '' }];
  }
  const isOwnName =
    parent.id === node || parent.key === node || (parent.property === node && !parent.computed);
  if (type === 'Identifier' && !isOwnName && Object.hasOwn(variables, name))
    return [{ start, end, text: variables[name] ?? '', rule: name }];
  const field = type === 'MemberExpression' && !node.computed ? (node.property?.name ?? '') : '';
  if (Object.hasOwn(fields, field) && parent.left !== node)
    return [{ start, end, text: `(${fields[field]})`, rule: `.${field}` }];
  const of = [left, right].find((side) => side?.property?.name === 'tag') === left ? right : left;
  const isOfTag = left?.property?.name === 'tag' || right?.property?.name === 'tag';
  if (type === 'BinaryExpression' && isOfTag && typeof of?.value === 'number' && kinds.includes(of.value))
    if (/^[!=]==$/.test(node.operator ?? ''))
      return [{ start, end, text: node.operator === '===' ? '!1' : '!0', rule: 'tag' }];
  return [];
}

/** Builds with react-dom as {@link leanReactDom} leaves it; `npm run dev` and the unit tests take it as it is. */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  transform: { filter: { id: CLIENT }, handler: (code) => ({ code: leanReactDom(code).code, map: null }) },
});
