import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import react from '@vitejs/plugin-react';

const folders = '{src,resources,dataProvider,fixtures,scripts,bench,conformance}/**';

/** Files without components that load modules anew (`vi.resetModules`): the next file must not meet what they leave. */
const loadAnew = ['src/lib/crossTab.test.ts', 'src/lib/storage.test.ts'];

/** Components of the lower floors, of which little is kept in modules: their files share a worker's modules. */
const kit = 'src/{ui,fields,charts,records,console,writes,parts,drafts,lib}/**/*.test.tsx';

/** Walks through every screen: a few lines, minutes of work. The other files come by their length, the longest first. */
const walks = /src\/app\/(?:spellings|leftBehind|malformed|malformedAfter)\.test|fields\/conformance\.test/;

/** Begins with the walks: at the end, one of them would keep one core busy while the other waits. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWalk = ({ moduleId }: TestSpecification) => walks.test(moduleId);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    // No test needs them: they end what hangs, also where other programs want the same cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Both cores of the smallest machine; by itself the runner would leave one to nobody.
    maxWorkers: 2,
    unstubGlobals: true,
    sequence: { sequencer: WalksFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          include: [`${folders}/*.test.ts`],
          exclude: [...configDefaults.exclude, ...loadAnew],
          // One set of modules a worker instead of one a file: a third of the time went into loading them again.
          isolate: false,
        },
      },
      {
        extends: true,
        // A file of these takes less time than loading React, the forms' library and a document once more.
        test: { name: 'kit', include: [kit], isolate: false },
      },
      {
        extends: true,
        // Styles are kept by modules and by the document: both have to be as new as the other.
        test: {
          name: 'components',
          include: [`${folders}/*.test.tsx`, ...loadAnew],
          exclude: [...configDefaults.exclude, kit],
        },
      },
    ],
  },
});
