/** Texts of pages with a scope selector. Not in `es`: they load with the first of these pages. */
export const scopeSelectorTexts = {
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
} as const;
