import { defineTexts } from '../../i18n/textTables';

/** Texts of expandable rows. They load with them. */
export const expandTexts = defineTexts('expandTexts', {
  es: {
    of: '%{what} de %{title}',
    open_all: 'Desplegar todas las filas',
    close_all: 'Plegar todas las filas',
    unknown: '%{what}: sin informar',
  },
  en: {
    of: '%{what} of %{title}',
    open_all: 'Expand all rows',
    close_all: 'Collapse all rows',
    unknown: '%{what}: not reported',
  },
});
