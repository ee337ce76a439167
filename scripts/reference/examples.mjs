import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDeclarations } from '../declared.ts';
import { root } from '../steps.mjs';

/** JSON blocks of the README and the guides that are declarations or runtime configs must be right. */
export async function exampleProblems(load, known) {
  const { checkDeclarations, problemText } = await load('/src/config/check/index.ts');
  const { runtimeConfigProblems } = await load('/src/config/check/runtimeConfig.ts');
  const bundled = await findDeclarations(root);
  const guides = (await readdir(join(root, 'docs/guides'))).map((name) => `docs/guides/${name}`);
  const problems = [];
  for (const file of ['README.md', ...guides]) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, block] of text.matchAll(/```json\n(.*?)```/gs)) {
      const input = JSON.parse(block);
      if (input.hosts) problems.push(...runtimeConfigProblems(file, input));
      if (!input.fields) continue;
      const others = bundled.filter((declaration) => declaration.input.name !== input.name);
      const checked = checkDeclarations([...others, { file, input }], known).problems;
      problems.push(...checked.filter((problem) => problem.file === file));
    }
  }
  return problems.map(problemText);
}
