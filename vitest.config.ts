import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import react from '@vitejs/plugin-react';

const folders = '{src,resources,dataProvider,fixtures,demoHost,tools,build,scripts,bench}/**';

/**
 * Files without components that reload modules (`vi.resetModules`), so that the next file gets none of theirs. Also a file with
 * its own window: a module that has seen a file without window takes storage as unavailable.
 */
const alone = [
  'src/lib/storage/crossTab.test.ts',
  'src/lib/storage/storage.test.ts',
  'src/session/oidc/oidc.test.ts',
];

/** Walks through every screen: a few lines, minutes of work. The other files come by their length, the longest first. */
const walks =
  /app\/integration\/(?:responseSpellings|pageCleanup|hiddenPages|malformedReads|malformedInteractionReads)\.test|fields\/core\/conformance\.test/;

/** Files of the same kind can share a worker: they have the same project, and all or none of them use a document. */
const kindOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2}`;

/** `npm run unit -- --sequence.shuffle.files --sequence.seed=N`: of the first, no more than this reaches a sequencer of one's own. */
const isByChance = process.argv.some((option) => /^--sequence\.shuffle(?:\.files)?(?:=true)?$/.test(option));

/** The files by the digests of their names and the seed: the same seed is the same order on every machine. */
const byChance = (files: readonly TestSpecification[], seed: number): TestSpecification[] => {
  const rank = (file: TestSpecification): string =>
    createHash('sha256')
      .update(`${seed} ${relative(import.meta.dirname, file.moduleId)}`)
      .digest('hex');
  return files.toSorted((one, other) => rank(one).localeCompare(rank(other)));
};

/**
 * Begins with the walks: at the end, one of them would keep one core busy while the other waits. Then kind by kind: a worker
 * only continues with files of its own kind, because another kind loads all packages again. With `--sequence.shuffle.files` the
 * files of a kind come in random order.
 */
class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const sorted = isByChance ? byChance(files, seed ?? Date.now()) : await super.sort(files);
    const rank = (file: TestSpecification) => (walks.test(file.moduleId) ? '' : kindOf(file));
    const ranks = new Map(sorted.map((file) => [file, rank(file)]));
    return sorted.toSorted((one, other) => (ranks.get(one) ?? '').localeCompare(ranks.get(other) ?? ''));
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    // No test needs them: they end what hangs, also where other programs want the same cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // Both cores of the smallest machine; the runner's default would leave one idle.
    maxWorkers: 2,
    // Drawing makes much that is soon gone: more room for it, fewer pauses.
    execArgv: ['--max-semi-space-size=64'],
    unstubGlobals: true,
    sequence: { sequencer: KindByKind },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          include: [`${folders}/*.test.ts`],
          exclude: [...configDefaults.exclude, ...alone],
          // One set of modules a worker instead of one a file: a third of the time went into loading them again.
          isolate: false,
        },
      },
      {
        extends: true,
        // Loading React, the form library and the rest took half of the time, so packages and the document load once per
        // worker. `setup.ts` resets the console's module state and the document in each file.
        test: { name: 'components', include: [`${folders}/*.test.tsx`], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
