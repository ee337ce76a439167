import { expect, it } from 'vitest';
import type { AttentionItem } from './attention';
import { groupItems } from './groupItems';

const item = (groupId: string | undefined, since: number | undefined): AttentionItem => ({
  id: 'x',
  name: 'x',
  below: '',
  to: undefined,
  since,
  groupId,
});
const groupBy = {
  field: 'project_id',
  resource: 'projects',
  to: '/admin/projects/{id}',
  noGroup: 'Ninguno',
  countLabel: 'Filas',
  sinceLabel: 'Última',
  tally: { label: 'Alertas', field: 'issues', values: { cpu: 'CPU', disk: 'disco' } },
};

it('orders groups by the number of their items, then by the latest, and counts the codes of all rows', () => {
  const items = [item('a', 10), item('b', 30), item('b', 20), item(undefined, undefined), item('c', 40)];
  const rows = [
    { project_id: 'a', issues: ['disk', 'unnamed'] },
    { project_id: 'a', issues: ['cpu'] },
    { project_id: 'a', issues: ['cpu', 3] },
    { project_id: 'b', issues: null },
    { issues: ['cpu'] },
  ];
  expect(groupItems(items, rows, groupBy)).toEqual([
    { id: 'b', count: 2, since: 30, tally: [] },
    { id: 'c', count: 1, since: 40, tally: [] },
    {
      id: 'a',
      count: 1,
      since: 10,
      tally: [
        { code: 'cpu', count: 2 },
        { code: 'disk', count: 1 },
      ],
    },
    { id: undefined, count: 1, since: undefined, tally: [{ code: 'cpu', count: 1 }] },
  ]);
});
