import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type { Declaration } from '../src/config/normalise/index.ts';
import type * as Index from './indexOf.ts';
import { liveCheck } from './liveCheck.ts';

const NAME = 'virtual:declarations';
const ID = `\0${NAME}`;
/** Told to the browser with every declaration, when one has changed and all are sound. */
const CHANGED = 'declarations';

const namesOf = ({ files }: Pick<Index.MadeIndex, 'files'>): string =>
  files
    .flatMap(([, text]) => (JSON.parse(text) as Declaration[]).map(({ input }) => input.name))
    .sort()
    .join();

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
 * it needs and no more. In development a changed declaration is checked and shown in place; one that comes or goes loads the
 * page anew.
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
        ? // A literal: a text to be parsed would be kept beside what it holds.
          `export default ${JSON.stringify((await now()).index)}`
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
      liveCheck(server, async (paths) => {
        const before = made && namesOf(await made);
        made = undefined;
        const module = server.moduleGraph.getModuleById(ID);
        if (module) server.moduleGraph.invalidateModule(module);
        const { files } = await now();
        const declared = paths.every((path) => path.includes('/resources/'));
        if (declared && before === namesOf({ files }))
          server.ws.send({
            type: 'custom',
            event: CHANGED,
            data: files.flatMap(([, text]) => JSON.parse(text)),
          });
        else server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
