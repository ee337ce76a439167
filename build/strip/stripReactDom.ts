import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { STRIPPED_FEATURES, type StrippedFeatures } from './strippedFeatures.ts';
import { stripSwitchCases } from './stripSwitchCases.ts';
import { childNodes, type Edit, applyEdits, isNode, type Replacement, type SyntaxNode } from './syntax.ts';

/** The one file of react-dom that a build takes: it is written by a compiler, so each name in it stands for one thing. */
const CLIENT_MODULE = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Number of matches of each rule, by its name. */
export type RuleCounts = ReadonlyMap<string, number>;

/**
 * Strips unused features from react-dom ({@link STRIPPED_FEATURES}): replaces variables, fields and node kinds with their
 * constant values, so that the minifier drops the dead code.
 */
export function stripReactDom(
  code: string,
  unused: StrippedFeatures = STRIPPED_FEATURES,
): { code: string; counts: RuleCounts } {
  const edits: Edit[] = [];
  const counts = new Map<string, number>();
  const addEdit = ({ rule, ...edit }: Replacement): void => {
    edits.push(edit);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  };
  const visit = (node: SyntaxNode, parent: SyntaxNode): void => {
    // A parameter of the same name is another thing.
    if (node.params?.some(({ name = '' }) => Object.hasOwn(unused.variables, name))) return;
    const cases = node.type === 'SwitchStatement' ? stripSwitchCases(node, unused) : [];
    const replacements = [...cases, ...replacementsFor(node, parent, unused)];
    replacements.forEach(addEdit);
    const isReplaced = (child: SyntaxNode) =>
      replacements.some(({ start, end }) => child.start >= start && child.end <= end);
    for (const child of childNodes(node)) if (!isReplaced(child)) visit(child, node);
  };
  const program: unknown = parseAst(code);
  if (isNode(program)) visit(program, program);
  return { code: applyEdits(code, edits), counts };
}

/** Returns the replacements of a node for unused features. */
function replacementsFor(node: SyntaxNode, parent: SyntaxNode, unused: StrippedFeatures): Replacement[] {
  const { variables, fields, functions, kinds, exports } = unused;
  const { type, start, end, name = '', left, right } = node;
  if (type === 'FunctionDeclaration' && Object.hasOwn(functions, node.id?.name ?? '')) {
    const [rule, { start: from, end: to }] = [node.id?.name ?? '', node.body as SyntaxNode];
    return [{ start: from, end: to, text: `{${functions[rule]}}`, rule }];
  }
  if (type === 'AssignmentExpression' && left && right) {
    const { object, property } = left.object?.object ? left.object : left;
    const member = `${object?.name}.${property?.name}`;
    // The assigned value may be another assignment.
    if (exports.includes(member)) return [{ start, end: right.start, text: '0, ', rule: member }];
    if (Object.hasOwn(variables, left.name ?? ''))
      return [{ start, end, text: `(${variables[left.name ?? '']})`, rule: left.name ?? '' }];
  }
  const isDeclaredName =
    parent.id === node || parent.key === node || (parent.property === node && !parent.computed);
  if (type === 'Identifier' && !isDeclaredName && Object.hasOwn(variables, name))
    return [{ start, end, text: variables[name] ?? '', rule: name }];
  const field = type === 'MemberExpression' && !node.computed ? (node.property?.name ?? '') : '';
  if (Object.hasOwn(fields, field) && parent.left !== node)
    return [{ start, end, text: `(${fields[field]})`, rule: `.${field}` }];
  const operand = [left, right].find((side) => side?.property?.name === 'tag') === left ? right : left;
  const comparesTag = left?.property?.name === 'tag' || right?.property?.name === 'tag';
  if (
    type === 'BinaryExpression' &&
    comparesTag &&
    typeof operand?.value === 'number' &&
    kinds.includes(operand.value)
  )
    if (/^[!=]==$/.test(node.operator ?? ''))
      return [{ start, end, text: node.operator === '===' ? '!1' : '!0', rule: 'tag' }];
  return [];
}

/** Builds with react-dom as {@link stripReactDom} leaves it; `npm run dev` and the unit tests take it as it is. */
export const stripReactDomPlugin = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  transform: {
    filter: { id: CLIENT_MODULE },
    handler: (code) => ({ code: stripReactDom(code).code, map: null }),
  },
});
