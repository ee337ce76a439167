import { defineTexts } from '../../i18n/textTables';

/** Texts of the landing page. */
export const landingPageTexts = defineTexts('landingPageTexts', {
  es: {
    title: 'Inicio',
    hello: 'Hola, %{name}',
    /** Before the name has loaded. */
    helloAlone: 'Hola',
    wrong: 'La página de inicio tiene errores en la configuración',
    missing: 'No se ha podido cargar una parte de esta página',
    unchecked: 'No se ha podido comprobar. Vuelve a cargar la página.',
    failed: 'No se ha podido leer: %{name}',
    unknown: 'No se sabe',
    none: 'Todavía no hay datos',
    noList: 'Este recurso no tiene lista',
    all: 'Ver todo',
    name: 'Nombre',
    value: 'Valor',
    readAt: 'leído a las %{time}',
    readAgain: 'Leer de nuevo',
    reading: 'Leyendo…',
  },
  en: {
    title: 'Home',
    hello: 'Hello, %{name}',
    helloAlone: 'Hello',
    wrong: 'The home page has configuration errors',
    missing: 'Part of this page could not be loaded',
    unchecked: 'Could not be checked. Reload the page.',
    failed: 'Could not read: %{name}',
    unknown: 'Not known',
    none: 'No data yet',
    noList: 'This resource has no list',
    all: 'View all',
    name: 'Name',
    value: 'Value',
    readAt: 'read at %{time}',
    readAgain: 'Read again',
    reading: 'Reading…',
  },
});
