import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What draws the pages before the admin area: login, invitation, legal documents, maintenance; the empty frame; a wrong config. */
export const PREACT_PAGES = [
  'src/boot/mountPublic.tsx',
  'src/boot/mountShell.tsx',
  'src/boot/mountConfigError.tsx',
] as const;

/** Says of a module that it is drawn by Preact; the same module without it, by React. */
const PREACT_QUERY = '?light';

/** React's modules, and those of Preact that stand for them. */
const PREACT_ALIASES: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

const IMPORTS_REACT = /from ['"]react(?:-dom)?(?:\/[\w-]+)?['"]/;

/** The name by which the bundler knows a module of a light page. */
export const preactModuleId = (root: string, page: (typeof PREACT_PAGES)[number]): string =>
  join(root, page) + PREACT_QUERY;

/**
 * Draws the pages before the admin area with Preact, whose API is React's, in the build: React itself is two thirds of what
 * a login would load, and none of these pages needs what it can do more (decision 54). Their modules that draw are built a
 * second time under a name of their own; those that hold state (session, storage) stay one for both.
 */
export function preactPages(): Plugin {
  let pages = new Set<string>();
  return {
    name: 'light-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      pages = new Set(PREACT_PAGES.map((page) => join(root, page)));
    },
    async resolveId(source, importer, options) {
      const isPreact = importer?.endsWith(PREACT_QUERY) ?? false;
      if (isPreact && PREACT_ALIASES[source]) return this.resolve(PREACT_ALIASES[source], undefined, options);
      if (!isPreact && !source.includes('/mount')) return undefined;
      const resolved = await this.resolve(
        source,
        isPreact ? importer?.slice(0, -PREACT_QUERY.length) : importer,
        {
          ...options,
          skipSelf: true,
        },
      );
      if (!resolved || resolved.external) return resolved;
      return pages.has(resolved.id) || (isPreact && (await rendersReact(resolved.id)))
        ? resolved.id + PREACT_QUERY
        : resolved;
    },
  };
}

const rendersReact = async (id: string): Promise<boolean> =>
  !id.includes('/node_modules/') &&
  (id.endsWith('.tsx') || (id.endsWith('.ts') && IMPORTS_REACT.test(await readFile(id, 'utf8'))));
