// npm run bench:check: how long the check takes with many declarations, 1,000 unless a number is given. Each is a bundled one
// under a name of its own, so that all of the grammar is used.
import { fileURLToPath } from 'node:url';
import { findDeclarations, findKnownNames } from '../scripts/declared.ts';
import { checkDeclarations } from '../src/config/check/index.ts';
import { isPlainObject } from '../src/lib/json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const count = Number(process.argv[2] ?? 1000);
const known = await findKnownNames(root);
const bundled = await findDeclarations(root);
const more = Array.from({ length: Math.max(0, count - bundled.length) }, (_, index) => {
  const { file, input } = bundled[index % bundled.length] ?? { file: '', input: undefined };
  const { name } = isPlainObject(input) ? input : {};
  const own = `${String(name)}-${index}`;
  return {
    file: `${index}/${file}`,
    input: isPlainObject(input) ? { ...input, name: own, route: `many/${own}` } : input,
  };
});
const began = performance.now();
const { problems } = checkDeclarations([...bundled, ...more], known);
const seconds = ((performance.now() - began) / 1000).toFixed(2);
console.log(`${bundled.length + more.length} declarations: ${seconds} s, ${problems.length} problems`);
