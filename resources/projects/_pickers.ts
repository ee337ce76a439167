import type { ResourceInput } from '../../src/config/schema/resource';

type Pickers = NonNullable<ResourceInput['pickers']>;

interface Texts {
  title: string;
  /** Said while nothing is chosen. */
  empty: NonNullable<Pickers['empty']>;
  /** Said when the companies cannot be loaded. */
  companies?: string;
  /** Said when the buildings cannot be loaded. */
  buildings?: string;
}

/** Company and building above the pages on which one works in a building for hours. */
export const buildingPickers = ({
  title,
  empty,
  companies = 'No se ha podido cargar la lista de empresas',
  buildings = 'No se ha podido cargar la lista de edificios',
}: Texts): Pickers => ({
  title,
  empty,
  above: [
    {
      field: 'client',
      resource: 'clients',
      label: 'Empresa',
      address: 'clients',
      start: '$me.client.id',
      empty: 'No hay empresas',
      error: companies,
    },
  ],
  own: {
    label: 'Edificio',
    address: 'projects',
    query: { client: '{client}' },
    below: 'type',
    empty: 'Esta empresa no tiene edificios',
    error: buildings,
  },
  remember: true,
});
