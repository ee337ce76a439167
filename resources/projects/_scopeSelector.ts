import type { ResourceInput } from '../../src/config/schema/resource';

type ScopeSelectorInput = NonNullable<ResourceInput['pickers']>;

interface ScopeSelectorTexts {
  title: string;
  /** Said while nothing is chosen. */
  empty: NonNullable<ScopeSelectorInput['empty']>;
  /** Said when the companies cannot be loaded. */
  companiesError?: string;
  /** Said when the buildings cannot be loaded. */
  buildingsError?: string;
}

/** Company and building above the pages on which one works in a building for hours. */
export const buildingScopeSelector = ({
  title,
  empty,
  companiesError = 'No se ha podido cargar la lista de empresas',
  buildingsError = 'No se ha podido cargar la lista de edificios',
}: ScopeSelectorTexts): ScopeSelectorInput => ({
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
      error: companiesError,
    },
  ],
  own: {
    label: 'Edificio',
    address: 'projects',
    query: { client: '{client}' },
    below: 'type',
    empty: 'Esta empresa no tiene edificios',
    error: buildingsError,
  },
  remember: true,
});
