import { localized } from '../../src/config/localized';
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
  companiesError = localized({
    es: 'No se ha podido cargar la lista de empresas',
    en: 'The list of companies could not be loaded',
  }),
  buildingsError = localized({
    es: 'No se ha podido cargar la lista de edificios',
    en: 'The list of buildings could not be loaded',
  }),
}: ScopeSelectorTexts): ScopeSelectorInput => ({
  title,
  empty,
  levels: [
    {
      field: 'client',
      resource: 'clients',
      label: localized({ es: 'Empresa', en: 'Company' }),
      urlSegment: 'clients',
      initial: '$me.client.id',
      empty: localized({ es: 'No hay empresas', en: 'There are no companies' }),
      error: companiesError,
    },
  ],
  record: {
    label: localized({ es: 'Edificio', en: 'Building' }),
    urlSegment: 'projects',
    query: { client: '{client}' },
    below: 'type',
    empty: localized({ es: 'Esta empresa no tiene edificios', en: 'This company has no buildings' }),
    error: buildingsError,
  },
  remember: true,
});
