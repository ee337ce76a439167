import type { Plugin } from 'vite';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { checkOnChange } from './checkOnChange.ts';
import { forgetDeclarationFiles, loadDeclarationFiles, type DeclarationFiles } from './declarationFiles.ts';

const VIRTUAL_MODULE = 'virtual:declarations';
const RESOLVED_ID = `\0${VIRTUAL_MODULE}`;
/** HMR event with every declaration, sent after a change if all are valid. */
const HMR_EVENT = 'declarations';

const resourceNames = ({ sourceTexts }: DeclarationFiles): string =>
  sourceTexts
    .flatMap((text) => (JSON.parse(text) as Declaration[]).map(({ input }) => input.name))
    .sort()
    .join();

/**
 * Provides `virtual:declarations`, the index of `resources/`, and the files it names: one per folder, so that a page
 * loads only what it needs. Development: a changed declaration is checked and hot-replaced; an added or removed one
 * reloads the page.
 */
export function declarationsPlugin(): Plugin {
  let root = process.cwd();
  const getIndex = () => loadDeclarationFiles(root);
  return {
    name: 'declarations',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === VIRTUAL_MODULE ? RESOLVED_ID : undefined),
    load: async (id) =>
      id === RESOLVED_ID
        ? // An object literal: parsed JSON would keep its source text in memory too.
          `export default ${JSON.stringify((await getIndex()).index)}`
        : undefined,
    async generateBundle() {
      for (const [url, source] of (await getIndex()).files)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use('/static/declarations', (request, response, next) => {
        getIndex()
          .then(({ files }) => {
            const file = files.find(([url]) => url === request.originalUrl);
            if (!file) return next();
            return void response.setHeader('Content-Type', 'application/json').end(file[1]);
          })
          .catch(next);
      });
      checkOnChange(server, async (paths) => {
        const previousNames = await getIndex().then(resourceNames, () => undefined);
        forgetDeclarationFiles();
        const module = server.moduleGraph.getModuleById(RESOLVED_ID);
        if (module) server.moduleGraph.invalidateModule(module);
        const files = await getIndex();
        const onlyDeclarationsChanged = paths.every((path) => path.includes('/resources/'));
        if (onlyDeclarationsChanged && previousNames === resourceNames(files))
          server.ws.send({
            type: 'custom',
            event: HMR_EVENT,
            data: files.sourceTexts.flatMap((text) => JSON.parse(text)),
          });
        else server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
