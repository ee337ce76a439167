import { normalise, type Declaration } from '../../config/normalise';
import type { ResourceInput } from '../../config/schema/resource';
import { fieldDefaults } from '../../fields/core/fieldDefaults';

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
 * The declarations of `resources/` and its folders, all at once, for tests: the console loads each when it is needed
 * (`declarations/registry.ts`). Found by their place; `_name.ts` is a part of one.
 */
export const bundledDeclarations: readonly Declaration[] = Object.entries(modules).map(([path, input]) => ({
  file: path.replace('../../../', ''),
  input,
}));

export const createBundledResources = () => normalise(bundledDeclarations, fieldDefaults);
