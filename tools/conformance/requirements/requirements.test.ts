import { expect, it } from 'vitest';
import { operations } from '../../../dataProvider/contract/testing/bundledContract';
import { loadRequirements } from './loadRequirements';

it('knows every read of the console: lists of panels and of actions, forms, choices', async () => {
  const needs = await loadRequirements(operations);
  const reads = operations.filter(({ method, changesState }) => method === 'GET' && !changesState);
  // A document is opened at the address that its row has.
  expect(reads.map(({ id }) => id).filter((id) => !needs.has(id))).toEqual(['downloadDocument']);
});
