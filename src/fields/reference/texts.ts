/** Texts around a picker of records. Not in `es`: they load with the first form. */
export const pickerTexts = {
  name: 'Nombre',
  add: 'Añadir',
  cancel: 'Cancelar',
  nameNeeded: 'Escribe un nombre',
  searching: 'Buscando…',
  failed: 'No se ha podido buscar',
  /** Why a button below a picker waits. */
  waits: 'Completa antes los campos de los que depende',
} as const;
