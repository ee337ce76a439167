import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { IconNode } from '../../src/ui/icon/createIcon';

const ICONS_FOLDER = 'node_modules/lucide-react/dist/esm/icons';

/** Returns all icon names of the icon package, aliases included, in alphabetical order. */
export async function packageIconNames(root: string): Promise<string[]> {
  const files = await readdir(join(root, ICONS_FOLDER));
  return files
    .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
    .map((file) => file.slice(0, -'.mjs'.length))
    .sort();
}

/**
 * Returns the shapes of every icon of the icon package, by name. Parses its files, since importing each takes seconds.
 */
export async function packageIcons(root: string): Promise<ReadonlyMap<string, readonly IconNode[]>> {
  const names = await packageIconNames(root);
  const texts = await Promise.all(
    names.map(
      async (name) => [name, await readFile(join(root, ICONS_FOLDER, `${name}.mjs`), 'utf8')] as const,
    ),
  );
  const icons = new Map(texts.flatMap(([name, text]) => parseIcon(name, text)));
  const aliases = texts.flatMap(([name, text]): [string, readonly IconNode[]][] => {
    const target = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(text)?.[1];
    const nodes = target === undefined ? undefined : icons.get(target);
    return nodes ? [[name, nodes]] : [];
  });
  return new Map([...icons, ...aliases]);
}

function parseIcon(name: string, text: string): [string, readonly IconNode[]][] {
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(text)?.[1];
  if (data === undefined) return [];
  const { node } = runInNewContext(`(${data})`) as { node: readonly IconNode[] };
  // The package adds the key for React.
  return [[name, node.map(([tag, { key: _key, ...attributes }]): IconNode => [tag, attributes])]];
}
