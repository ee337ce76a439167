import { normalise, type Declaration } from '../config/normalise';
import type { ResourceInput } from '../config/schema/resource';

const modules = {
  ...import.meta.glob<ResourceInput>(['../../resources/*.ts', '!**/*.test.ts'], {
    eager: true,
    import: 'default',
  }),
  ...import.meta.glob<ResourceInput>('../../resources/*.json', { eager: true, import: 'default' }),
};

/** The declarations of `resources/`, found by their place; `npm run check-config` and the build have checked them. */
export const bundledDeclarations: readonly Declaration[] = Object.entries(modules).map(([path, input]) => ({
  file: path.replace('../../', ''),
  input,
}));

export const bundledResources = () => normalise(bundledDeclarations);
