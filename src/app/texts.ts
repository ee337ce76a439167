import { defineTexts } from '../i18n/textTables';

/** Texts of the console as a whole: errors, missing pages, new versions. */
export const appTexts = defineTexts('appTexts', {
  es: {
    new_version: 'Hay una versión nueva de la consola',
    new_version_text:
      'Falta una parte de la consola. Comprueba la conexión y vuelve a cargar la página; lo que has escrito se conserva como borrador.',
    new_version_loading: 'Hay una versión nueva de la consola. Cargándola…',
    broken_text: 'Vuelve a cargar la página para seguir.',
    reload: 'Volver a cargar',
    declaration_missing: 'No se ha podido cargar esta página',
    declaration_missing_text: 'Su declaración no ha llegado. El resto de la consola funciona.',
    awaiting: 'Esperando declaraciones de %{addresses}',
    broken: 'Ha ocurrido un error en la página web',
  },
  en: {
    new_version: 'There is a new version of the console',
    new_version_text:
      'Part of the console is missing. Check your connection and reload the page; what you have written is kept as a draft.',
    new_version_loading: 'There is a new version of the console. Loading it…',
    broken_text: 'Reload the page to continue.',
    reload: 'Reload',
    declaration_missing: 'This page could not be loaded',
    declaration_missing_text: 'Its declaration has not arrived. The rest of the console works.',
    awaiting: 'Waiting for declarations from %{addresses}',
    broken: 'An error has occurred on the web page',
  },
});
