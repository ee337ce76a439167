// Node module loader hooks for an overlay outside the project: its files import the console's sources by `@console/…` and
// packages of the console, so that there is one React and one schema library.
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let root = '';
let overlay = '';

export function initialize(data) {
  ({ root, overlay } = data);
}

const isFile = (url) => existsSync(fileURLToPath(url)) && statSync(fileURLToPath(url)).isFile();

/** Resolves an import without extension. */
const resolveExtension = (url) =>
  ['', '.ts', '.tsx', '/index.ts', '.json'].map((ending) => url + ending).find(isFile) ?? url;

export async function resolve(specifier, context, next) {
  const alias = /^@console\/(.+)$/.exec(specifier);
  if (alias) return next(resolveExtension(`${root}${alias[1]}`), context);
  const isPackage = /^[\w@][^:]*$/.test(specifier);
  const { parentURL } = context;
  // Imports inside an overlay's own package are not redirected.
  if (isPackage && parentURL?.startsWith(overlay) && !parentURL.startsWith(`${overlay}node_modules/`))
    // Node mutates the given context, so the second resolution sets the parent again.
    return next(specifier, { ...context, parentURL: `${root}package.json` }).catch(() =>
      next(specifier, { ...context, parentURL }),
    );
  const resolved = await next(specifier, context);
  // Files of the overlay are ES modules, whatever a package.json above the folder sets.
  return resolved.url.startsWith(overlay) && !resolved.url.startsWith(`${overlay}node_modules/`)
    ? { ...resolved, format: 'module' }
    : resolved;
}
