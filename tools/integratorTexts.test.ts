import ts from 'typescript';
import { expect, it } from 'vitest';
import { findSpanish } from '../src/testing/findSpanish';

/** Sources whose texts only integrators read, by their path. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../src/config/{check,language,schema}/**/*.ts',
      '../src/config/templateBraces.ts',
      '../dataProvider/hostChecks/**/*.ts',
      './**/*.{ts,mjs}',
      '../{bench,build,scripts}/**/*.{ts,mjs}',
      '../demoHost/{main,cliOptions}.ts',
      '../demoHost/store/sql/{connect,dataFolder,migrate,openDatabase}.ts',
      '../demoHost/outbox/smtp.ts',
      '../demoHost/server/security/secretKey.ts',
      '../demoHost/testing/fuzz/{main,runFuzz}.ts',
      '!**/*.test.ts',
      '!./**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, code]) => ({ path: path.replace(/^\.\.\//, '').replace(/^\.\//, 'tools/'), code }));

/** Files with labels of records, which are texts for users, and with patterns. */
const labelFiles = [
  'bench/manyDeclarations.ts',
  'tools/checkConfig/integrator/installation.ts',
  'tools/checkConfig/integrator/screenMistakes.ts',
  'tools/importer/drafts/words.ts',
  'tools/checkConfig/integrator/installationMistakes.ts',
  'tools/checkConfig/integrator/resourceMistakes.ts',
  'tools/conformance/requirements/codedRequirements.ts',
  'scripts/proseRules.ts',
];

/** Starts of texts that hosts store or that the console shows to users. */
const userTexts = ['Prueba de conformidad'];

/** Returns the texts of a source file, with a placeholder in place of each expression. */
function listTexts(code: string): string[] {
  const file = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

it('texts for integrators have no Spanish words', () => {
  expect(sources.length).toBeGreaterThan(250);
  const spanish = sources
    .filter(({ path }) => !labelFiles.includes(path))
    .flatMap(({ path, code }) => listTexts(code).map((text) => ({ path, text })))
    .filter(
      ({ text }) =>
        text.length > 2 &&
        findSpanish(text.replaceAll(/\{\w+\}/g, '')) !== undefined &&
        !userTexts.some((known) => text.startsWith(known)),
    )
    .map(({ path, text }) => `${path}: ${text}`);
  expect(spanish).toEqual([]);
});
