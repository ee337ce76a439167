import { expect, it } from 'vitest';
import { operations } from '../../../dataProvider/contract/testing/bundledContract';
import { loadRequirements } from './loadRequirements';

it('knows every read of the console: lists of panels and of actions, forms, choices', async () => {
  const needs = await loadRequirements(operations);
  const reads = operations.filter(({ method, changesState }) => method === 'GET' && !changesState);
  // A document opens at the URL in its row.
  expect(reads.map(({ id }) => id).filter((id) => !needs.has(id))).toEqual(['downloadDocument']);
});
