import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { startFiles } from '../src/start/startFiles.ts';
import { readIndex } from './declarations.ts';

const SOURCE = 'src/start/start.js';

/** Builds and serves `/start.js`: the start script with the reads of the declared resources. */
export function startScript(): Plugin {
  let root = process.cwd();
  const script = async (preload: readonly string[]): Promise<string> => {
    const { table, index } = await readIndex(root);
    const source = await readFile(`${root}/${SOURCE}`, 'utf8');
    return source
      .replace('__TABLE__', JSON.stringify(table))
      .replace('__FILES__', JSON.stringify(startFiles(index)))
      .replace('__PRELOAD__', JSON.stringify(preload));
  };
  return {
    name: 'start-script',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const { code } = await minify('start.js', await script(adminFiles(bundle)));
      this.emitFile({ type: 'asset', fileName: 'start.js', source: code });
    },
    // Named here rather than in index.html, where the bundler would want to bundle it.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/start.js' }, injectTo: 'head-prepend' }],
    configureServer(server) {
      server.middlewares.use('/start.js', (_request, response, next) => {
        script([])
          .then((text) => response.setHeader('Content-Type', 'text/javascript').end(text))
          .catch(next);
      });
    },
  };
}

/** What the admin area needs besides the entry: scripts and sheets, so that they travel before the entry has run. */
function adminFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const closure = (first: Rolldown.OutputChunk | undefined): Set<Rolldown.OutputChunk> => {
    const seen = new Set<Rolldown.OutputChunk>();
    const queue = first ? [first] : [];
    for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      for (const name of chunk.imports) queue.push(...chunks.filter(({ fileName }) => fileName === name));
    }
    return seen;
  };
  const has = (source: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  const entry = closure(chunks.find(({ isEntry }) => isEntry));
  const facade = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app/AdminApp.tsx'));
  const admin = [...closure(facade ?? has('/src/app/AdminApp.tsx'))].filter((chunk) => !entry.has(chunk));
  const sheets = admin.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...admin.map(({ fileName }) => fileName), ...sheets].map((name) => `/${name}`);
}
