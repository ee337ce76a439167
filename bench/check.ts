// npm run bench:check: how long the check takes with many declarations, 1,000 unless a number is given. Each is a bundled one
// under a name of its own, so that all of the grammar is used.
import { fileURLToPath } from 'node:url';
import { findDeclarations, findKnownNames } from '../tools/shared/discovery.ts';
import { checkDeclarations } from '../src/config/check/index.ts';
import { isPlainObject } from '../src/lib/json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const count = Number(process.argv[2] ?? 1000);
const knownNames = await findKnownNames(root);
const bundled = await findDeclarations(root);
const copies = Array.from({ length: Math.max(0, count - bundled.length) }, (_, index) => {
  const { file, input } = bundled[index % bundled.length] ?? { file: '', input: undefined };
  const { name } = isPlainObject(input) ? input : {};
  const copyName = `${String(name)}-${index}`;
  return {
    file: `${index}/${file}`,
    input: isPlainObject(input) ? { ...input, name: copyName, route: `many/${copyName}` } : input,
  };
});
const startedAt = performance.now();
const { problems } = checkDeclarations([...bundled, ...copies], knownNames);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
console.log(`${bundled.length + copies.length} declarations: ${seconds} s, ${problems.length} problems`);
