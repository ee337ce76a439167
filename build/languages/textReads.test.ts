import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { listChildren, type SyntaxNode } from './textTableSource';

const root = join(import.meta.dirname, '../..');

/** Names under which a module imports tables of texts. */
const importedTables = (program: SyntaxNode): Set<string> =>
  new Set(
    listChildren(program).flatMap((node) => {
      const { source, specifiers = [] } = node as SyntaxNode & {
        source?: { value: string };
        specifiers?: { local: { name: string } }[];
      };
      return node.type === 'ImportDeclaration' &&
        /\/(?:texts|\w*Texts|messages\/\w+)$/.test(source?.value ?? '')
        ? specifiers.map(({ local }) => local.name)
        : [];
    }),
  );

const isSkipped = ({ type }: SyntaxNode): boolean =>
  /Function|^TS(?!As|Satisfies|NonNull)|^Import|^Method/.test(type);

/** Texts that a module reads when it is loaded: they would stay in the language of that moment. */
function findEarlyReads(node: SyntaxNode, tables: ReadonlySet<string>): string[] {
  if (isSkipped(node)) return [];
  const { object, property } = node as { object?: { name?: string }; property?: { name?: string } };
  if (node.type === 'MemberExpression' && tables.has(object?.name ?? ''))
    return [`${object?.name}.${property?.name}`];
  return listChildren(node).flatMap((child) => findEarlyReads(child, tables));
}

it('modules read texts while they draw, not when they load: a change of the language would not reach those', () => {
  const paths = ['src', 'dataProvider'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\/|\.d\.ts$/.test(path))
      .map((path) => join(folder, path)),
  );
  const reads = paths.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
    const tables = importedTables(program);
    // `const texts = sessionTexts.login` holds a part of a table, which stays the same object.
    const isPart = (name: string) =>
      new RegExp(`const (?:texts|\\{ \\w+ \\}) = ${name.replace('.', '\\.')}`).test(code);
    return findEarlyReads(program, tables)
      .filter((name) => !isPart(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(paths.length).toBeGreaterThan(900);
  // A default in the reference, which is in Spanish.
  expect(reads).toEqual(['src/fields/list/schema.ts: inputTexts.overlap']);
});
