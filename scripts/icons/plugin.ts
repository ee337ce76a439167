import type { Plugin } from 'vite';
import { fileOf } from '../../src/ui/iconFile.ts';
import { packageIcons } from './packageIcons.ts';

/**
 * Puts the icons of the icon package beside the console, below `/icons/`: those whose names begin alike in a file, and all names
 * in one. The console asks for a file when it draws an icon that is not in its scripts.
 */
export function icons(): Plugin {
  let root = process.cwd();
  let made: Promise<ReadonlyMap<string, string>> | undefined;
  const now = () => (made ??= iconFiles(root));
  return {
    name: 'icons',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      for (const [name, source] of await now())
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use('/icons/', (request, response, next) => {
        now()
          .then((files) => {
            const found = files.get((request.url ?? '').slice(1));
            if (found === undefined) return next();
            return void response.setHeader('Content-Type', 'application/json').end(found);
          })
          .catch(next);
      });
    },
  };
}

/** Name and text of each file. */
async function iconFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const all = await packageIcons(root);
  const files = new Map<string, Record<string, unknown>>();
  for (const [name, nodes] of all) {
    const file = fileOf(name);
    files.set(file, { ...files.get(file), [name]: nodes });
  }
  const texts = [...files].map(([name, content]): [string, string] => [name, JSON.stringify(content)]);
  return new Map([...texts, ['names.json', JSON.stringify([...all.keys()].sort())]]);
}
