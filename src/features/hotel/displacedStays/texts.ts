import { defineTexts } from '../../../i18n/textTables';

/** Texts of the stays that would be displaced. */
export const displacedStaysTexts = defineTexts('displacedStaysTexts', {
  es: {
    heading: 'Estancias afectadas',
    cancelled: 'Se cancela',
    losesCards: 'Pierde la tarjeta %{cards}',
    none: 'No se ha encontrado ninguna estancia en esas fechas: cuenta lo que dice el servidor.',
    tooMany: 'Hay más estancias de las que se pueden leer.',
    failed: 'No se han podido leer las estancias afectadas',
  },
  en: {
    heading: 'Affected stays',
    cancelled: 'Will be cancelled',
    losesCards: 'Loses card %{cards}',
    none: 'No stay was found on those dates: go by what the server says.',
    tooMany: 'There are more stays than can be read.',
    failed: 'Could not read the affected stays',
  },
});
