import type { ResourceInput } from '../../src/config/schema/resource';

type ScopeSelectorInput = NonNullable<ResourceInput['scope']>;

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
  levels: [
    {
      field: 'client',
      resource: 'clients',
      label: 'Empresa',
      urlSegment: 'clients',
      initial: '$me.client.id',
      empty: 'No hay empresas',
      error: companiesError,
    },
  ],
  record: {
    label: 'Edificio',
    urlSegment: 'projects',
    query: { client: '{client}' },
    below: 'type',
    empty: 'Esta empresa no tiene edificios',
    error: buildingsError,
  },
  remember: true,
});
