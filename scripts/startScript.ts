import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { startFiles } from '../src/start/startFiles.ts';
import { START } from './chunks.ts';
import { readIndex } from './declarations.ts';

const SOURCE = 'src/start/start.js';
/** Where it stands in `index.html`. */
const PLACE = '<!-- start -->';

/** Puts the start script, with the reads of the declared resources, into the page; in development it is `/start.js`. */
export function startScript(): Plugin {
  let root = process.cwd();
  let base = '/';
  /** Addresses of the console's own files, as they are asked for where it is served below a path. */
  const served = (json: string): string => json.replaceAll('"/', `"${base}`);
  const script = async (preload: Preload): Promise<string> => {
    const { table, index } = await readIndex(root);
    const source = await readFile(`${root}/${SOURCE}`, 'utf8');
    return source
      .replaceAll('location.pathname', base === '/' ? '$&' : `location.pathname.slice(${base.length - 1})`)
      .replaceAll(`'/config.json'`, `'${base}config.json'`)
      .replace('__TABLE__', JSON.stringify(table))
      .replace('__FILES__', served(JSON.stringify(startFiles(index))))
      .replace('__PRELOAD__', served(JSON.stringify(preload)));
  };
  return {
    name: 'start-script',
    configResolved: (config) => {
      root = config.root;
      base = config.base;
    },
    // In a build it stands in the page: a request less before data is asked for. Servers allow it by its hash (`npm run csp`).
    // Before the style sheets, which a script in the page would wait for.
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle }) => {
        if (!bundle) return page.replace(PLACE, '<script src="/start.js"></script>');
        const { code } = await minify('start.js', await script(preloaded(bundle)));
        const text = code.trim().replaceAll('</', '<\\/');
        return page.replace(PLACE, () => `<script>${text}</script>`);
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

/** What travels before the entry has run, by where the address is. */
interface Preload {
  admin: readonly string[];
  /** Besides, of the page of a record. */
  detail: readonly string[];
  /** Besides, of the start page. */
  start: readonly string[];
  public: readonly string[];
}

/** Scripts and sheets that the admin area, pages in it and the pages before it need besides the entry. */
function preloaded(bundle: Rolldown.OutputBundle): Preload {
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
  const of = (module: string): Set<Rolldown.OutputChunk> => {
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    return closure(facade ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  };
  const files = (
    needed: ReadonlySet<Rolldown.OutputChunk>,
    ...there: readonly ReadonlySet<Rolldown.OutputChunk>[]
  ): string[] => {
    const found = [...needed].filter((chunk) => there.every((others) => !others.has(chunk)));
    const sheets = found.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [...found.map(({ fileName }) => fileName), ...sheets].map((name) => `/${name}`);
  };
  const entry = closure(chunks.find(({ isEntry }) => isEntry));
  const admin = of('/src/app/drawAdmin.tsx');
  return {
    admin: files(admin, entry),
    detail: files(of('/src/views/detail/DetailPage.tsx'), admin, entry),
    start: files(of(`/${START}`), admin, entry),
    public: files(of('/src/app/drawPublic.tsx?light'), entry),
  };
}
