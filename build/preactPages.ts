import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Pages before the admin area that Preact renders: login, invitation, legal documents, maintenance; the empty frame; an
 * invalid config.
 */
export const PREACT_PAGES = [
  'src/boot/mountPublic.tsx',
  'src/boot/mountShell.tsx',
  'src/boot/mountConfigError.tsx',
] as const;

/** Query of a module that Preact renders; without it React renders the same module. */
const PREACT_QUERY = '?light';

/** React's modules, and those of Preact that stand for them. */
const PREACT_ALIASES: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

const IMPORTS_REACT = /from ['"]react(?:-dom)?(?:\/[\w-]+)?['"]/;

/** Returns the bundler's module id of a light page. */
export const preactModuleId = (root: string, page: (typeof PREACT_PAGES)[number]): string =>
  join(root, page) + PREACT_QUERY;

/**
 * Renders the pages before the admin area with Preact in the build: React is two thirds of the login's scripts, and these
 * pages need none of its extra features (decision 12). Their rendering modules are built a second time under another id;
 * modules with state (session, storage) exist once.
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
