import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDeclarations } from '../shared/discovery.ts';
import { root } from '../../scripts/tasks.mjs';

/** JSON blocks of the README and the guides that are declarations or runtime configs must be right. */
export async function exampleProblems(importModule, knownNames) {
  const { checkDeclarations, formatConfigProblem } = await importModule('/src/config/check/index.ts');
  const { findRuntimeConfigProblems } = await importModule(
    '/src/config/check/runtime/runtimeConfigProblems.ts',
  );
  const bundled = await findDeclarations(root);
  const guides = (await readdir(join(root, 'docs/guides'))).map((name) => `docs/guides/${name}`);
  const problems = [];
  for (const file of ['README.md', ...guides]) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, block] of text.matchAll(/```json\n(.*?)```/gs)) {
      const input = JSON.parse(block);
      if (input.hosts) problems.push(...findRuntimeConfigProblems(file, input));
      if (!input.fields) continue;
      const others = bundled.filter((declaration) => declaration.input.name !== input.name);
      const fileProblems = checkDeclarations([...others, { file, input }], knownNames).problems;
      problems.push(...fileProblems.filter((problem) => problem.file === file));
    }
  }
  return problems.map(formatConfigProblem);
}
