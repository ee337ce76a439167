import type { Plugin } from 'vite';

/** Chromium only reads the hint in the first line of a file; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Compiles all functions of a chunk in the background during download, instead of on their first call on the main thread
 * (decision 12).
 *
 * @param names Chunks whose code runs as soon as they load: compiling unused functions costs memory.
 */
export const v8CompileHints = (names: readonly string[]): Plugin => ({
  name: 'compiled-early',
  apply: 'build',
  generateBundle: {
    // After Vite, which prepends a line of its own.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
    },
  },
});
