import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type * as Index from './indexOf.ts';

const NAME = 'virtual:declarations';
const ID = `\0${NAME}`;

/** The declarations are read by plain Node, each time anew: a changed one counts at once. */
export async function readIndex(root: string): Promise<Index.MadeIndex> {
  const { indexOf } = (await tsImport(
    './scripts/indexOf.ts',
    pathToFileURL(`${root}/`).href,
  )) as typeof Index;
  return indexOf(root);
}

/**
 * Gives `virtual:declarations`, the index of `resources/`, and the files it names: one a folder, so that a page loads what
 * it needs and no more. In development a changed declaration loads the page anew.
 */
export function declarations(): Plugin {
  let root = process.cwd();
  let made: Promise<Index.MadeIndex> | undefined;
  const now = () => (made ??= readIndex(root));
  return {
    name: 'declarations',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: async (id) =>
      id === ID
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify((await now()).index))})`
        : undefined,
    async generateBundle() {
      for (const [address, source] of (await now()).files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use('/static/declarations', (request, response, next) => {
        now()
          .then(({ files }) => {
            const found = files.find(([address]) => address === request.originalUrl);
            if (!found) return next();
            return void response.setHeader('Content-Type', 'application/json').end(found[1]);
          })
          .catch(next);
      });
      server.watcher.add(`${root}/resources`);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(`${root}/resources/`)) return;
        made = undefined;
        const module = server.moduleGraph.getModuleById(ID);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
