import type { FieldDefaults } from '../../config/defaults';

/** What the options of each type are where a declaration leaves them out: `src/fields/<type>/defaults.ts`, where there is one. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/defaults.ts', {
  eager: true,
  import: 'defaults',
});

export const fieldDefaults: FieldDefaults = new Map(
  Object.entries(modules).map(([path, defaults]) => [path.split('/')[1] ?? path, defaults]),
);
