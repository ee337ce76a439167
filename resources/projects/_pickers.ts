import type { ResourceInput } from '../../src/config/schema/resource';

type Pickers = NonNullable<ResourceInput['pickers']>;

/** Company and building above the pages on which one works in a building for hours. */
export const buildingPickers = (title: string, empty: Pickers['empty']): Pickers => ({
  title,
  above: [
    {
      field: 'client',
      resource: 'clients',
      label: 'Empresa',
      address: 'clients',
      start: '$me.client.id',
      empty: 'No hay empresas',
      error: 'accesses_client_error',
    },
  ],
  own: {
    label: 'Edificio',
    address: 'projects',
    query: { client: '{client}' },
    below: 'type',
    empty: 'Esta empresa no tiene edificios',
    error: 'accesses_project_error',
  },
  remember: true,
  ...(empty ? { empty } : {}),
});
