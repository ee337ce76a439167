import type { Plugin } from 'vite';
import { getIconFileName } from '../src/ui/icon/iconFiles.ts';
import { packageIcons } from '../tools/icons/packageIcons.ts';

/**
 * Puts the icons of the icon package beside the console, below `/icons/`: those whose names begin alike in a file, and all names
 * in one. The console asks for a file when it draws an icon that is not in its scripts.
 */
export function iconsPlugin(): Plugin {
  let root = process.cwd();
  let cached: Promise<ReadonlyMap<string, string>> | undefined;
  const getFiles = () => (cached ??= iconFiles(root));
  return {
    name: 'icons',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      for (const [name, source] of await getFiles())
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use('/icons/', (request, response, next) => {
        getFiles()
          .then((files) => {
            const content = files.get((request.url ?? '').slice(1));
            if (content === undefined) return next();
            return void response.setHeader('Content-Type', 'application/json').end(content);
          })
          .catch(next);
      });
    },
  };
}

/** Name and text of each file. */
async function iconFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const allIcons = await packageIcons(root);
  const files = new Map<string, Record<string, unknown>>();
  for (const [name, nodes] of allIcons) {
    const file = getIconFileName(name);
    files.set(file, { ...files.get(file), [name]: nodes });
  }
  const texts = [...files].map(([name, content]): [string, string] => [name, JSON.stringify(content)]);
  return new Map([...texts, ['names.json', JSON.stringify([...allIcons.keys()].sort())]]);
}
