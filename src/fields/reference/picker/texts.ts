import { defineTexts } from '../../../i18n/textTables';

/** Texts around a record picker. Not in `es`: they load with the first form. */
export const pickerTexts = defineTexts('pickerTexts', {
  es: {
    name: 'Nombre',
    add: 'Añadir',
    cancel: 'Cancelar',
    nameRequired: 'Escribe un nombre',
    searching: 'Buscando…',
    searchFailed: 'No se ha podido buscar',
    search: 'Busca y elige un resultado',
    results: 'Resultados de «%{name}»',
    choose: 'Elegir %{name}',
    chosen: 'Elegido: %{name}',
    choice: 'Elección',
    truncated: 'Se muestran los primeros %{shown} de %{total}: escribe más para acotar',
    /** Reason why a button below a picker is disabled. */
    missingDependency: 'Completa antes los campos de los que depende',
  },
  en: {
    name: 'Name',
    add: 'Add',
    cancel: 'Cancel',
    nameRequired: 'Enter a name',
    searching: 'Searching…',
    searchFailed: 'Could not search',
    search: 'Search and choose a result',
    results: 'Results for “%{name}”',
    choose: 'Choose %{name}',
    chosen: 'Chosen: %{name}',
    choice: 'Selection',
    truncated: 'Showing the first %{shown} of %{total}: type more to narrow them down',
    missingDependency: 'First fill in the fields it depends on',
  },
});
