import { build } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import type { PreloadChunks, PreloadData } from '../src/preload/preloadData.ts';
import { LANDING_PAGE } from './chunkGroups.ts';
import { loadDeclarationFiles } from './declarations/declarationFiles.ts';
import { SOURCE_LANGUAGE } from '../src/lib/language/language.ts';
import { getBuildLanguages } from './languages/buildLanguages.ts';

/** Placeholder in `index.html`. */
const PLACEHOLDER = '<!-- start -->';
const ENTRY_ID = '\0preload-entry';

/** Inlines the preload script with the reads of the declared resources; in development it is `/start.js`. */
export function preloadScript(): Plugin {
  let root = process.cwd();
  let base = '/';
  const bundleScript = async (chunks: PreloadChunks): Promise<string> => {
    const languages = await getBuildLanguages();
    const { preloadTable, index } = await loadDeclarationFiles(root);
    const withBase = (url: string): string => base + url.slice(1);
    const data: PreloadData = {
      files: index.files.map(withBase),
      languages: languages.filter((language) => language !== SOURCE_LANGUAGE),
      routes: preloadTable,
      chunks: {
        admin: chunks.admin.map(withBase),
        detail: chunks.detail.map(withBase),
        start: chunks.start.map(withBase),
        public: chunks.public.map(withBase),
      },
    };
    const { output } = await build({
      input: ENTRY_ID,
      write: false,
      plugins: [
        {
          name: 'preload-entry',
          resolveId: (id) => (id === ENTRY_ID ? id : undefined),
          load: (id) =>
            id === ENTRY_ID
              ? `import { preload } from '${root}/src/preload/preload.ts';\npreload(${JSON.stringify(data)});`
              : undefined,
        },
      ],
      transform: { define: { 'import.meta.env.BASE_URL': JSON.stringify(base) } },
      output: { format: 'iife', minify: true },
    });
    return output[0].code.trim();
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
        const code = await bundleScript(collectPreloadChunks(bundle));
        const text = code.replaceAll('</', '<\\/');
        return page.replace(PLACEHOLDER, () => `<script>${text}</script>`);
      },
    },
    configureServer(server) {
      server.middlewares.use('/start.js', (_request, response, next) => {
        bundleScript({ admin: [], detail: [], start: [], public: [] })
          .then((text) => response.setHeader('Content-Type', 'text/javascript').end(text))
          .catch(next);
      });
    },
  };
}

/** Scripts and sheets that the admin area, pages in it and the pages before it need besides the entry. */
function collectPreloadChunks(bundle: Rolldown.OutputBundle): PreloadChunks {
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
