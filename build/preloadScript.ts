import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { createPreloadFiles } from '../src/preload/preloadFiles.ts';
import { loadDeclarationIndex } from './declarations/declarationsPlugin.ts';

/** The page after login. */
const LANDING_PAGE = 'src/features/landingPage/LandingPage.tsx';
const SCRIPT_SOURCE = 'src/preload/preload.js';
/** Placeholder in `index.html`. */
const PLACEHOLDER = '<!-- start -->';

/** Inlines the preload script with the reads of the declared resources; in development it is `/start.js`. */
export function preloadScript(): Plugin {
  let root = process.cwd();
  let base = '/';
  /** Prefixes paths of the console's own files with the base path. */
  const withBase = (json: string): string => json.replaceAll('"/', `"${base}`);
  const script = async (preload: PreloadFiles): Promise<string> => {
    const { preloadTable, index } = await loadDeclarationIndex(root);
    const source = await readFile(`${root}/${SCRIPT_SOURCE}`, 'utf8');
    return source
      .replaceAll('location.pathname', base === '/' ? '$&' : `location.pathname.slice(${base.length - 1})`)
      .replaceAll(`'/config.json'`, `'${base}config.json'`)
      .replace('__TABLE__', JSON.stringify(preloadTable))
      .replace('__FILES__', withBase(JSON.stringify(createPreloadFiles(index))))
      .replace('__PRELOAD__', withBase(JSON.stringify(preload)));
  };
  return {
    name: 'start-script',
    configResolved: (config) => {
      root = config.root;
      base = config.base;
    },
    // Inline in a build, which saves a request before data is fetched. Servers allow it by its hash (`npm run csp`).
    // It precedes the style sheets, since an inline script would wait for them.
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle }) => {
        if (!bundle) return page.replace(PLACEHOLDER, '<script src="/start.js"></script>');
        const { code } = await minify('start.js', await script(collectPreloadFiles(bundle)));
        const text = code.trim().replaceAll('</', '<\\/');
        return page.replace(PLACEHOLDER, () => `<script>${text}</script>`);
      },
    },
    configureServer(server) {
      server.middlewares.use('/start.js', (_request, response, next) => {
        script({ admin: [], detail: [], start: [], public: [] })
          .then((text) => response.setHeader('Content-Type', 'text/javascript').end(text))
          .catch(next);
      });
    },
  };
}

/** Files to preload before the entry has run, by page. */
interface PreloadFiles {
  admin: readonly string[];
  /** Additional files of a record page. */
  detail: readonly string[];
  /** Additional files of the start page. */
  start: readonly string[];
  public: readonly string[];
}

/** Scripts and sheets that the admin area, pages in it and the pages before it need besides the entry. */
function collectPreloadFiles(bundle: Rolldown.OutputBundle): PreloadFiles {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const closure = (root: Rolldown.OutputChunk | undefined): Set<Rolldown.OutputChunk> => {
    const seen = new Set<Rolldown.OutputChunk>();
    const queue = root ? [root] : [];
    for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      for (const name of chunk.imports) queue.push(...chunks.filter(({ fileName }) => fileName === name));
    }
    return seen;
  };
  const chunksOf = (module: string): Set<Rolldown.OutputChunk> => {
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    return closure(facade ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  };
  const files = (
    chunkSet: ReadonlySet<Rolldown.OutputChunk>,
    ...loadedSets: readonly ReadonlySet<Rolldown.OutputChunk>[]
  ): string[] => {
    const newChunks = [...chunkSet].filter((chunk) => loadedSets.every((loaded) => !loaded.has(chunk)));
    const sheets = newChunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [...newChunks.map(({ fileName }) => fileName), ...sheets].map((name) => `/${name}`);
  };
  const entry = closure(chunks.find(({ isEntry }) => isEntry));
  const admin = chunksOf('/src/boot/mountAdmin.tsx');
  return {
    admin: files(admin, entry),
    detail: files(chunksOf('/src/show/ShowPage.tsx'), admin, entry),
    start: files(chunksOf(`/${LANDING_PAGE}`), admin, entry),
    public: files(chunksOf('/src/boot/mountPublic.tsx'), entry),
  };
}
