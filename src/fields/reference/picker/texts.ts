/** Texts around a record picker. Not in `es`: they load with the first form. */
export const pickerTexts = {
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
} as const;
