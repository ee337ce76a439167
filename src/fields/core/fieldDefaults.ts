import type { FieldDefaults } from '../../config/defaults';

/** Default options of each type: `src/fields/<type>/defaults.ts`, if it exists. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/defaults.ts', {
  eager: true,
  import: 'defaults',
});

export const fieldDefaults: FieldDefaults = new Map(
  Object.entries(modules).map(([path, defaults]) => [path.split('/')[1] ?? path, defaults]),
);
