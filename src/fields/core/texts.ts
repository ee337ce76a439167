/** Texts of field types that lists and validation need: display texts of values and error messages. */
export const fieldTexts = {
  unknownType: 'Tipo desconocido',
  /** For screen readers, where a dash stands for a missing value. */
  noValue: 'Sin datos',
  renderFailed: 'No se puede mostrar',
  /** Label of a host value that the declaration has no label for. */
  unknownValue: 'Desconocido (%{value})',
  choicesLoadFailed: 'No se han podido cargar las opciones',
  newTab: '(se abre en otra pestaña)',
  notInList: 'Elige un valor de la lista',
  valuesNotInList: 'Elige valores de la lista',
  unreadableCode: 'ilegible (%{raw})',
  invalidLink: 'El enlace no es válido',
  invalidLinkPrefix: 'El enlace debe empezar por %{prefixes}',
  invalidPhone: 'No es un teléfono: de 2 a 15 cifras, con + solo al principio; también se admiten * y #',
  notInteger: 'Debe ser un número entero',
  tooManyDecimals: 'Admite como máximo %{decimals} decimales',
  belowMinimum: 'Debe ser %{min} o más',
  aboveMaximum: 'Debe ser %{max} o menos',
  outOfRange: 'Debe estar entre %{min} y %{max}',
  lengthExactly: 'Debe tener exactamente %{min} caracteres',
  lengthBetween: 'Debe tener entre %{min} y %{max} caracteres',
  lengthAtLeast: 'Debe tener al menos %{min} caracteres',
  lengthAtMost: 'Debe tener como máximo %{max} caracteres',
  invalidFormat: 'El formato no es válido',
} as const;
