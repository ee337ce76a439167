// Hooks of Node's module loader for an overlay outside the project: its files import the console's sources by
// `@console/…`, and packages as the console has them, so that there is one React and one schema library.
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let root = '';
let overlay = '';

export function initialize(data) {
  ({ root, overlay } = data);
}

const isFile = (url) => existsSync(fileURLToPath(url)) && statSync(fileURLToPath(url)).isFile();

/** The file that an import without its ending means. */
const resolveExtension = (url) =>
  ['', '.ts', '.tsx', '/index.ts', '.json'].map((ending) => url + ending).find(isFile) ?? url;

export async function resolve(specifier, context, next) {
  const alias = /^@console\/(.+)$/.exec(specifier);
  if (alias) return next(resolveExtension(`${root}${alias[1]}`), context);
  const isPackage = /^[\w@][^:]*$/.test(specifier);
  const { parentURL } = context;
  // What an own package imports is its own affair.
  if (isPackage && parentURL?.startsWith(overlay) && !parentURL.startsWith(`${overlay}node_modules/`))
    // Node writes into the context that it is given: the second look says anew from where.
    return next(specifier, { ...context, parentURL: `${root}package.json` }).catch(() =>
      next(specifier, { ...context, parentURL }),
    );
  const resolved = await next(specifier, context);
  // Whatever package.json stands above the folder, if any: what is written in it is written as modules.
  return resolved.url.startsWith(overlay) && !resolved.url.startsWith(`${overlay}node_modules/`)
    ? { ...resolved, format: 'module' }
    : resolved;
}
