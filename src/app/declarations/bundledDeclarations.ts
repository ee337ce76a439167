import { normalise, type Declaration } from '../../config/normalise';
import type { ResourceInput } from '../../config/schema/resource';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { toSourceLanguage } from '../../testing/toSourceLanguage';

const modules = {
  ...import.meta.glob<ResourceInput>(['../../../resources/**/*.ts', '!**/*.test.ts', '!**/_*'], {
    eager: true,
    import: 'default',
  }),
  ...import.meta.glob<ResourceInput>(['../../../resources/**/*.json', '!**/_*'], {
    eager: true,
    import: 'default',
  }),
};

/**
 * All declarations of `resources/` and its subfolders, for tests; the console loads each on demand
 * (`declarationRegistry.ts`). They are found by path; `_name.ts` files are fragments.
 */
export const bundledDeclarations: readonly Declaration[] = Object.entries(modules).map(([path, input]) => ({
  file: path.replace('../../../', ''),
  input: toSourceLanguage(input),
}));

export const createBundledResources = () => normalise(bundledDeclarations, fieldDefaults);
