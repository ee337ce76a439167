import { expect, it } from 'vitest';
import { findScanBatchProblems } from './rules/actionRules';

const form = (batch: unknown) => ({
  fields: ['gid', { row: ['qid'] }, { alternatives: [{ label: 'A', fields: ['did'] }] }],
  batch,
});

it.each([
  ['a field that the form does not send', { scan: ['gid', 'sku'] }, 'batch.scan.1'],
  ['a check without any refusal', { scan: ['gid'], checks: [{ call: {} }] }, 'batch.checks.0'],
  [
    'a refusal without members',
    { scan: ['gid'], checks: [{ refuse: [{ has: {}, text: 'x' }, { text: 'x' }] }] },
    'batch.checks.0.refuse.1',
  ],
])('reports %s', (_, batch, path) => {
  expect(findScanBatchProblems(form(batch)).map((problem) => problem.path.join('.'))).toEqual([path]);
});

it.each([
  ['no batch', undefined],
  ['fields in rows and alternatives', { scan: ['gid', 'qid', 'did'] }],
  ['a check that only refuses a record that is missing', { scan: ['gid'], checks: [{ notFound: 'x' }] }],
])('accepts %s', (_, batch) => {
  expect(findScanBatchProblems(form(batch))).toEqual([]);
});
