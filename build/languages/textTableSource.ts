import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/** Source of a text table in each language: `defineTexts('listTexts', { es: {…}, en: {…} })`. */
export interface TextTableSource {
  id: string;
  /** Position of the object with the languages. */
  start: number;
  end: number;
  /** Source of each language's table, an object literal of texts. */
  languages: ReadonlyMap<string, string>;
}

/** A node of a syntax tree, as far as it is read here. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SyntaxNode>).type === 'string';

/** Returns the child nodes of a syntax node. */
export const listChildren = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isSyntaxNode),
  );

/** Returns a syntax node with all nodes below it. */
const listNodes = (node: SyntaxNode): SyntaxNode[] => [node, ...listChildren(node).flatMap(listNodes)];

/** Finds the text tables in the source of a module. */
export function findTextTables(code: string): TextTableSource[] {
  if (!code.includes('defineTexts(')) return [];
  return listNodes(parseAst(code, { lang: 'ts' }) as unknown as SyntaxNode).flatMap((node) => {
    const { callee, arguments: args } = node as { callee?: SyntaxNode; arguments?: SyntaxNode[] };
    const [id, table] = args ?? [];
    if (node.type !== 'CallExpression' || callee?.name !== 'defineTexts') return [];
    if (typeof id?.value !== 'string' || table?.type !== 'ObjectExpression') return [];
    const properties = table.properties as { key: SyntaxNode; value: SyntaxNode }[];
    const languages = properties.map(
      ({ key, value }) => [String(key.name ?? key.value), code.slice(value.start, value.end)] as const,
    );
    return [{ id: id.value, start: table.start, end: table.end, languages: new Map(languages) }];
  });
}

/** Returns the id of a table in a build: three characters, since there are dozens of tables before the first list. */
export const toBuildId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 3);

/** Returns the source with one language and a short id in each table; undefined if there is no table. */
export function keepLanguage(code: string, language: string): string | undefined {
  const tables = findTextTables(code);
  if (tables.length === 0) return undefined;
  return tables.reduceRight((text, { id, start, end, languages }) => {
    const table = languages.get(language) ?? '{}';
    const call = text.slice(0, start).replace(/(['"])\w+\1,\s*$/, `'${toBuildId(id)}', `);
    return `${call}{ ${language}: ${table} }${text.slice(end)}`;
  }, code);
}
