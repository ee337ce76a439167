import type { RequiredMember, ReadRequirement } from '../requirements/requirement';

const member = (name: string): RequiredMember => ({ paths: [name], label: `the column "${name}"` });
const requirement = (
  overrides: Pick<ReadRequirement, 'operation' | 'shape'> & Partial<ReadRequirement>,
): [string, ReadRequirement[]] => [
  overrides.operation,
  [
    {
      screen: 'Prueba',
      data: ['data'],
      query: {},
      pageSize: null,
      version: 1,
      must: [],
      should: [],
      ...overrides,
    },
  ],
];

/** Requirements of the test console for the small host. */
export const smallRequirements: ReadonlyMap<string, readonly ReadRequirement[]> = new Map([
  requirement({ operation: 'getCurrentUser', shape: 'record', should: [member('name')] }),
  requirement({
    operation: 'listProjects',
    shape: 'list',
    pageSize: 2,
    must: [{ paths: ['id'], label: 'open the row' }],
    should: [member('name'), member('units')],
  }),
  requirement({ operation: 'getProject', shape: 'record', should: [member('units')] }),
]);
