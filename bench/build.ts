import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../build/compress';

/** The project's folder. */
export const projectRoot = join(import.meta.dirname, '..');

/** Build folders of the applications; each has its `dist` below. */
export const consoleFolder = join(projectRoot, 'bench/console');
export const reactAdminFolder = join(projectRoot, 'bench/reactAdmin');
export const plainReactFolder = join(projectRoot, 'bench/plainReact');

/** Builds the console as `npm run build` does, but into a folder of the benchmark. */
export async function buildConsole(): Promise<void> {
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: join(consoleFolder, 'dist'), emptyOutDir: true },
  });
}

/** Builds the baseline, bare react-admin. */
export const buildReactAdmin = (): Promise<void> => buildPage(reactAdminFolder);

/** Builds the list page written by hand. */
export const buildPlainReact = (): Promise<void> => buildPage(plainReactFolder);

/** Builds a page of the benchmark with Vite's own settings; target and compression are those of the console. */
export async function buildPage(folder: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compress()],
    build: {
      target: 'es2023',
      assetsDir: 'static',
      modulePreload: { polyfill: false },
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
  });
}

/**
 * Creates a temporary folder with the project's layout for a demo host: the build of `folder` as `dist`, and the
 * project's `fixtures`, which contain runtime declarations. It is outside the project, so tools do not scan it.
 */
export function stageProject(folder: string): string {
  const stagedFolder = mkdtempSync(join(tmpdir(), 'console-bench-'));
  symlinkSync(join(folder, 'dist'), join(stagedFolder, 'dist'));
  symlinkSync(join(projectRoot, 'fixtures'), join(stagedFolder, 'fixtures'));
  return stagedFolder;
}
