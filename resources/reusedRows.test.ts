import { expect, it } from 'vitest';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import { canReuseRows } from '../src/list/table/useRowKeys';

// A page of fifty rows is twice as quick where the elements of the page before stay: a column with state ends that silently.
it.each([
  ['assets', true],
  ['projects', true],
  ['users', true],
  ['support-tickets', true],
  // An image of a company stays until the next one has loaded, a row of gateways has a menu.
  ['clients', false],
  ['gateways', false],
])('rows of %s are used again by the next page: %s', (name, canReuse) => {
  const list = createBundledResources().get(name)?.list;
  expect(list && canReuseRows(list, list.columns)).toBe(canReuse);
});
