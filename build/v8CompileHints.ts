import type { Plugin } from 'vite';

/** Read by Chromium from the first line of a file alone; others see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has all functions of a chunk compiled beside the page while the file travels, and not one after the other, in the page's
 * way, when each is called first (decision 72).
 *
 * @param except Chunks of which little runs: what is compiled in vain takes memory.
 */
export const v8CompileHints = (exclude: readonly string[]): Plugin => ({
  name: 'compiled-early',
  apply: 'build',
  generateBundle: {
    // After Vite, which puts a line of its own before the others.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !exclude.includes(file.name)) file.code = HINT + file.code;
    },
  },
});
