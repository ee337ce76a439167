import { defineTexts } from '../i18n/textTables';

/** Texts of pages with a scope selector. Not in `es`: they load with the first of these pages. */
export const scopeSelectorTexts = defineTexts('scopeSelectorTexts', {
  es: {
    choose: 'Falta elegir: %{label}',
    another: 'Elige otra opción arriba, en «%{label}».',
    waits: 'Antes hay que elegir: %{label}',
    missing: 'No existe o no tienes acceso',
    gone: 'Lo que estaba elegido ya no existe o no tienes acceso',
    open: 'Abrir',
    close: 'Cerrar',
    searching: 'Buscando…',
    failed: 'No se ha podido buscar',
    more: 'Se muestran los primeros %{shown} de %{total}: escribe para buscar',
  },
  en: {
    choose: 'Still to choose: %{label}',
    another: 'Choose another option above, in “%{label}”.',
    waits: 'Choose first: %{label}',
    missing: 'It does not exist or you do not have access',
    gone: 'What was chosen no longer exists or you do not have access',
    open: 'Open',
    close: 'Close',
    searching: 'Searching…',
    failed: 'Could not search',
    more: 'The first %{shown} of %{total} are shown: type to search',
  },
});
