import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../../src/parts/types';
import { findDeclarations, findParts } from '../declared.ts';
import { nameOf, ownDeclarations } from './declared.ts';
import type { Overlay } from './folder.ts';

/** What an overlay puts in the place of something bundled, a line each: a name that was taken by chance is seen. */
export async function replacedBy(root: string, overlay: Overlay): Promise<string[]> {
  const own = await ownDeclarations(root, overlay);
  const bundled = new Map((await findDeclarations(root)).map((one) => [nameOf(one), one.file]));
  const declarations = own.flatMap((one) => {
    const before = bundled.get(nameOf(one));
    return before === undefined ? [] : [`${one.file} replaces ${before}`];
  });
  const parts = await findParts(root);
  const before = namedParts(parts);
  const later = namedParts(
    new Map([...(await findParts(root, overlay))].filter(([folder]) => !parts.has(folder))),
  );
  const replaced = [...later].flatMap(([name, folder]) =>
    before.has(name) ? [`${folder}part.ts replaces ${before.get(name)}part.ts (${name})`] : [],
  );
  const files = overlay.files
    .filter((path) => path.startsWith('public/') && existsSync(join(root, path)))
    .map((path) => `${overlay.shown}/${path} replaces ${path}`);
  return [...declarations, ...replaced, ...files];
}

/** Folders by the kind and the name of the parts in them. */
function namedParts(parts: ReadonlyMap<string, Part | readonly Part[]>): ReadonlyMap<string, string> {
  return new Map(
    [...parts].flatMap(([folder, found]) =>
      [found]
        .flat()
        .map((part) => [`${part.kind} ${part.kind === 'page' ? part.paths[0] : part.id}`, folder] as const),
    ),
  );
}
