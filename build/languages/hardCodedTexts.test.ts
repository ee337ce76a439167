import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { listChildren, type SyntaxNode } from './textTableSource';

const root = join(import.meta.dirname, '../..');

/** Words and signs that occur in Spanish sentences and neither in English nor in names of the code. */
const SPANISH =
  /[áéíóúñ¿¡«»]|(?:^|[\s(])(?:el|la|los|las|un|una|del|al|que|con|por|para|sin|se|es|de|y|hay|sobre)(?=[\s,.:)])/i;

const isText = (text: string): boolean => SPANISH.test(text) && /\p{L}{2}/u.test(text);

/** Modules with Spanish that is on no screen. */
const exceptions: Readonly<Record<string, string>> = {
  'src/fields/boolean/schema.ts': 'the reference names the default',
  'src/config/schema/runtime/landingPage.ts': 'the reference shows an example',
  'src/workbench/sampleHost/sampleValue.ts': 'values of records',
  'dataProvider/hostChecks/sample/sampleText.ts': 'values of records that checks write to a host',
  'src/scanner/keyboardLayout.ts': 'keys of keyboards',
  'dataProvider/values/booleans.ts': 'values of hosts',
};

/** Tables of texts, texts by language, and types. */
const isSkipped = (node: SyntaxNode): boolean => {
  const { type, callee } = node as SyntaxNode & { callee?: { name?: string } };
  if (type === 'CallExpression') return ['defineTexts', 'localized'].includes(callee?.name ?? '');
  return /^TS(?!As|Satisfies|NonNull)|^Import/.test(type);
};

/** Texts in the code of a module. */
function findTexts(node: SyntaxNode): string[] {
  if (isSkipped(node)) return [];
  const { type, value } = node;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value.trim()];
  if (type === 'TemplateLiteral') {
    const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] };
    return [quasis.map((quasi) => quasi.value.cooked).join('…'), ...listChildren(node).flatMap(findTexts)];
  }
  return listChildren(node).flatMap(findTexts);
}

it('no module holds a Spanish text: those that people read are in tables with one for each language', () => {
  const paths = ['src', 'resources', 'dataProvider'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|testing\/|fixture\.ts$/.test(path))
      .map((path) => join(folder, path))
      .filter((path) => !Object.hasOwn(exceptions, path)),
  );
  const texts = paths.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
    return findTexts(program)
      .filter(isText)
      .map((text) => `${path}: ${text}`);
  });
  expect(paths.length).toBeGreaterThan(1100);
  expect(texts).toEqual([]);
});
