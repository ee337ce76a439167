import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { ALIAS, askedOverlay, isOne } from './asked.ts';
import type { Overlay } from './folder.ts';
import type * as Made from './made.ts';

/** Modules of the console that hold nothing, and what they hold in a build with an overlay: files of a name, by their path. */
const standIns = [
  { module: 'src/app/own/parts.ts', name: 'ownParts', file: 'part.ts', exported: 'default' },
  { module: 'src/app/own/options.ts', name: 'ownOptions', file: 'options.ts', exported: 'options' },
] as const;

const NAMES = 'src/app/own/names.ts';

const ICONS = 'src/ui/ownIcons.ts';

/** The icons of an overlay, drawn as those of the console. */
const iconModule = (icons: Made.MadeOverlay['icons']): string => {
  const entries = [...icons].map(
    ([name, nodes]) => `${JSON.stringify(name)}: drawingOf(${JSON.stringify(nodes)})`,
  );
  return `import { drawingOf } from './drawing';\nexport const ownIcons = { ${entries.join(', ')} };`;
};

/** The module that stands in: imports of the overlay's files, collected under the name that the console asks for. */
function collected({ dir, files }: Overlay, { name, file, exported }: (typeof standIns)[number]): string {
  const paths = files.filter((path) => path.startsWith('areas/') && path.endsWith(`/${file}`));
  const imports = paths.map(
    (path, at) => `import { ${exported} as own${at} } from ${JSON.stringify(join(dir, path))};`,
  );
  // Paths as the parts know each other by: the folder with its slash.
  const entries = paths.map((path, at) => `${JSON.stringify(`${dir}/${path}`)}: own${at}`);
  return `${imports.join('\n')}\nexport const ${name} = { ${entries.join(', ')} };`;
}

/** Read by plain Node, as the declarations are. */
async function readMade(root: string, dir: string): Promise<Made.MadeOverlay> {
  const from = pathToFileURL(`${root}/`).href;
  const { makeOverlay } = (await tsImport('./scripts/overlay/made.ts', from)) as typeof Made;
  return makeOverlay(root, dir);
}

/**
 * Takes an overlay folder into the build and the development server: its parts in code, texts, config and files. Its
 * declarations come with the others (`findDeclarations`). Nothing at all where no overlay is asked for.
 */
export function overlay(dir = askedOverlay()): Plugin[] {
  if (dir === undefined) return [];
  let root = process.cwd();
  let made: Promise<Made.MadeOverlay> | undefined;
  const now = () =>
    (made ??= readMade(root, dir).catch((error: unknown) => {
      // What is wrong may be mended: the next request looks again.
      made = undefined;
      throw error;
    }));
  return [
    {
      name: 'overlay',
      enforce: 'pre',
      config: ({ root = process.cwd() }) => ({
        resolve: { alias: [{ find: new RegExp(`^${ALIAS}/`), replacement: `${root}/` }] },
        server: { fs: { allow: [root, dir] } },
      }),
      configResolved: (config) => {
        root = config.root;
      },
      // Packages as the console has them: there is one React.
      resolveId(id, importer) {
        const isPackage = /^[\w@][^:]*$/.test(id);
        if (!isPackage || !importer?.startsWith(`${dir}/`)) return undefined;
        if (importer.startsWith(`${dir}/node_modules/`) && !isOne(id)) return undefined;
        return this.resolve(id, join(root, 'package.json'), { skipSelf: true });
      },
      async load(id) {
        if (id === `${root}/${NAMES}`)
          return `export const ownNames = ${JSON.stringify((await now()).names)};`;
        if (id === `${root}/${ICONS}`) return iconModule((await now()).icons);
        const standIn = standIns.find(({ module }) => id === `${root}/${module}`);
        return standIn && collected((await now()).overlay, standIn);
      },
      async transform(code, id) {
        if (!id.startsWith(`${root}/src/`)) return undefined;
        const more = (await now()).texts.get(id.slice(root.length + 1));
        return more === undefined ? undefined : { code: `${code}\n${more}`, map: null };
      },
      async generateBundle() {
        for (const [fileName, path] of filesBeside((await now()).overlay))
          this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
      },
      configureServer(server) {
        server.watcher.add(dir);
        /** Another set of files: what stands in for modules of the console is made anew. */
        const again = (path: string): void => {
          if (!path.startsWith(`${dir}/`)) return;
          made = undefined;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        };
        server.watcher.on('add', again).on('unlink', again);
        server.middlewares.use((request, response, next) => {
          const name = (request.url ?? '').slice(1).replace(/\?.*$/, '');
          now()
            .then(async ({ overlay }) => {
              const path = filesBeside(overlay).get(name);
              // The config comes from the demo host, with what it adds.
              if (path === undefined || name === CONFIG) return next();
              response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
              return void response.end(await readFile(path));
            })
            .catch(next);
        });
      },
    },
  ];
}

const CONFIG = 'config.json';

/** Files that stand beside the console, by their address: those of `public/`, and the runtime config. */
const filesBeside = ({ dir, files }: Overlay): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((path) => path.startsWith('public/') || path === CONFIG)
      .map((path) => [path.replace(/^public\//, ''), join(dir, path)]),
  );

/** How the development server names what an overlay may have beside the console. */
const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};
