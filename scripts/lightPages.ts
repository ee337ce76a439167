import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What draws the pages before the admin area: login, invitation, legal documents, maintenance; the empty frame; a wrong config. */
export const LIGHT_PAGES = [
  'src/app/drawPublic.tsx',
  'src/app/drawShell.tsx',
  'src/app/drawFailed.tsx',
] as const;

/** Says of a module that it is drawn by Preact; the same module without it, by React. */
const MARK = '?light';

/** React's modules, and those of Preact that stand for them. */
const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

const USES_REACT = /from ['"]react(?:-dom)?(?:\/[\w-]+)?['"]/;

/** The name by which the bundler knows a module of a light page. */
export const lightId = (root: string, page: (typeof LIGHT_PAGES)[number]): string => join(root, page) + MARK;

/**
 * Draws the pages before the admin area with Preact, whose API is React's, in the build: React itself is two thirds of what
 * a login would load, and none of these pages needs what it can do more (decision 54). Their modules that draw are built a
 * second time under a name of their own; those that hold state (session, storage) stay one for both.
 */
export function lightPages(): Plugin {
  let pages = new Set<string>();
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      pages = new Set(LIGHT_PAGES.map((page) => join(root, page)));
    },
    async resolveId(source, importer, options) {
      const isLight = importer?.endsWith(MARK) ?? false;
      if (isLight && PREACT[source]) return this.resolve(PREACT[source], undefined, options);
      if (!isLight && !source.includes('/draw')) return undefined;
      const found = await this.resolve(source, isLight ? importer?.slice(0, -MARK.length) : importer, {
        ...options,
        skipSelf: true,
      });
      if (!found || found.external) return found;
      return pages.has(found.id) || (isLight && (await draws(found.id))) ? found.id + MARK : found;
    },
  };
}

const draws = async (id: string): Promise<boolean> =>
  !id.includes('/node_modules/') &&
  (id.endsWith('.tsx') || (id.endsWith('.ts') && USES_REACT.test(await readFile(id, 'utf8'))));
