import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRelatedChecks } from './relatedChecks';

it.each([
  ['a field type', ['src/fields/date/index.ts'], ['src/app/integration', 'src/fields']],
  ['a Spanish text', ['src/show/texts.ts'], ['src/app/integration', 'src/i18n', 'src/show']],
  [
    'a call of the services host',
    ['dataProvider/contract/users.yaml', 'demoHost/features/people/handlers.ts'],
    [
      'dataProvider',
      'demoHost/features/people',
      'demoHost/testing',
      'resources/contract.test.ts',
      'resources/permits.test.ts',
      'tools/conformance',
    ],
  ],
  ['a page of the documents', ['docs/architecture.md'], []],
])('finds the tests of %s', (_, paths, tests) => {
  expect(findRelatedChecks(paths).tests).toEqual(tests);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

it('checks the configuration and the reference where the declaration language changes', () => {
  const { commands } = findRelatedChecks(['src/config/schema/list/list.ts']);
  expect(commands).toEqual(['typecheck', 'lint', 'dead-code', 'layers', 'check-config', 'reference']);
  expect(findRelatedChecks(['LICENSE'])).toEqual({ commands: [], tests: [] });
});
