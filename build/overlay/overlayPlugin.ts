import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { CONSOLE_ALIAS, requestedOverlayDir, isSingletonPackage } from '../../tools/overlay/overlayOption.ts';
import type { ModuleFolder, Overlay } from '../../tools/overlay/overlayFolder.ts';
import type * as Made from './overlayContents.ts';

/**
 * Empty modules of the console, and the overlay files (by name) that provide their content in a build with an overlay.
 */
const replacedModules = [
  {
    module: 'src/app/overlay/overlayExtensions.ts',
    name: 'overlayExtensions',
    file: 'part.ts',
    exported: 'default',
  },
  {
    module: 'src/app/overlay/overlayOptions.ts',
    name: 'overlayOptions',
    file: 'options.ts',
    exported: 'options',
  },
] as const;

const NAMES_MODULE = 'src/app/overlay/overlayNames.ts';

const ICONS_MODULE = 'src/ui/icon/overlayIcons.ts';

/** Empty modules of the console that a build with an overlay fills with the modules of one of its folders, by name. */
const moduleRegistries: Readonly<Record<string, { name: string; folder: ModuleFolder }>> = {
  'dataProvider/reactAdmin/overlayProviders.ts': { name: 'overlayProviders', folder: 'providers' },
  'dataProvider/dialects/overlayDialects.ts': { name: 'overlayDialects', folder: 'dialects' },
};

/** Renders the loaders of the modules, each in a file of its own that loads with the first call to its host. */
function renderModuleRegistry(
  { overlay, hostModules }: Made.OverlayContents,
  { name, folder }: { name: string; folder: ModuleFolder },
): string {
  const entries = [...hostModules[folder]].map(
    ([module, path]) => `${JSON.stringify(module)}: () => import(${JSON.stringify(join(overlay.dir, path))})`,
  );
  return `export const ${name} = { ${entries.join(', ')} };`;
}

/** The icons of an overlay, drawn as those of the console. */
const renderIconModule = (icons: Made.OverlayContents['icons']): string => {
  const entries = [...icons].map(
    ([name, nodes]) => `${JSON.stringify(name)}: createIcon(${JSON.stringify(nodes)})`,
  );
  return `import { createIcon } from './createIcon';\nexport const overlayIcons = { ${entries.join(', ')} };`;
};

/** Renders the replacement module: imports of the overlay's files, exported under the console's name. */
function renderCollectedModule(
  { dir, files }: Overlay,
  { name, file, exported: exportName }: (typeof replacedModules)[number],
): string {
  const paths = files.filter((path) => path.startsWith('areas/') && path.endsWith(`/${file}`));
  const imports = paths.map(
    (path, index) => `import { ${exportName} as own${index} } from ${JSON.stringify(join(dir, path))};`,
  );
  // Extensions use folder paths with a trailing slash.
  const entries = paths.map((path, index) => `${JSON.stringify(`${dir}/${path}`)}: own${index}`);
  return `${imports.join('\n')}\nexport const ${name} = { ${entries.join(', ')} };`;
}

/** Read by plain Node, as the declarations are. */
async function loadOverlayContents(root: string, dir: string): Promise<Made.OverlayContents> {
  const parentUrl = pathToFileURL(`${root}/`).href;
  const { readOverlayContents } = (await tsImport(
    './build/overlay/overlayContents.ts',
    parentUrl,
  )) as typeof Made;
  return readOverlayContents(root, dir);
}

/**
 * Includes an overlay folder in the build and the development server: coded extensions, texts, config and files. Its
 * declarations come with the others (`findDeclarations`). Does nothing without an overlay.
 */
export function overlayPlugin(dir = requestedOverlayDir()): Plugin[] {
  if (dir === undefined) return [];
  let root = process.cwd();
  let cached: Promise<Made.OverlayContents> | undefined;
  const getContents = () =>
    (cached ??= loadOverlayContents(root, dir).catch((error: unknown) => {
      // The error may have been fixed, so the next request reads again.
      cached = undefined;
      throw error;
    }));
  return [
    {
      name: 'overlay',
      enforce: 'pre',
      config: ({ root = process.cwd() }) => ({
        resolve: { alias: [{ find: new RegExp(`^${CONSOLE_ALIAS}/`), replacement: `${root}/` }] },
        server: { fs: { allow: [root, dir] } },
      }),
      configResolved: (config) => {
        root = config.root;
      },
      // Packages as the console has them: there is one React.
      resolveId(id, importer) {
        const isPackage = /^[\w@][^:]*$/.test(id);
        if (!isPackage || !importer?.startsWith(`${dir}/`)) return undefined;
        if (importer.startsWith(`${dir}/node_modules/`) && !isSingletonPackage(id)) return undefined;
        return this.resolve(id, join(root, 'package.json'), { skipSelf: true });
      },
      async load(id) {
        if (id === `${root}/${NAMES_MODULE}`)
          return `export const overlayNames = ${JSON.stringify((await getContents()).resourceNames)};`;
        if (id === `${root}/${ICONS_MODULE}`) return renderIconModule((await getContents()).icons);
        const registry = moduleRegistries[id.slice(root.length + 1)];
        if (registry) return renderModuleRegistry(await getContents(), registry);
        const replacement = replacedModules.find(({ module }) => id === `${root}/${module}`);
        return replacement && renderCollectedModule((await getContents()).overlay, replacement);
      },
      async transform(code, id) {
        if (!id.startsWith(`${root}/src/`)) return undefined;
        const addition = (await getContents()).texts.get(id.slice(root.length + 1));
        return addition === undefined ? undefined : { code: `${code}\n${addition}`, map: null };
      },
      async generateBundle() {
        for (const [fileName, path] of publicFiles((await getContents()).overlay))
          this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
      },
      configureServer(server) {
        server.watcher.add(dir);
        /** The set of files changed, so rebuild the replacement modules. */
        const reload = (path: string): void => {
          if (!path.startsWith(`${dir}/`)) return;
          cached = undefined;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        };
        server.watcher.on('add', reload).on('unlink', reload);
        server.middlewares.use((request, response, next) => {
          const name = (request.url ?? '').slice(1).replace(/\?.*$/, '');
          getContents()
            .then(async ({ overlay }) => {
              const path = publicFiles(overlay).get(name);
              // The demo host serves the config with its own additions.
              if (path === undefined || name === CONFIG_FILE) return next();
              response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream');
              return void response.end(await readFile(path));
            })
            .catch(next);
        });
      },
    },
  ];
}

const CONFIG_FILE = 'config.json';

/** Files that are served beside the console, by their path: those of `public/`, and the runtime config. */
const publicFiles = ({ dir, files }: Overlay): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((path) => path.startsWith('public/') || path === CONFIG_FILE)
      .map((path) => [path.replace(/^public\//, ''), join(dir, path)]),
  );

/** Content types in the development server for files of an overlay. */
const contentTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};
