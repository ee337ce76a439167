/** Error texts for cells that cannot be parsed. */
export const cellTexts = {
  notFound: 'No existe o no se puede elegir: escribe el nombre completo o el identificador',
  ambiguous: 'Hay varios con este nombre: escribe el identificador',
  missingDependency: 'Depende de otro dato que falta en la fila',
  number: 'No es un número',
  ambiguousNumber: 'No se sabe si el punto separa millares o decimales: escribe los decimales con coma',
  unexpectedUnit: 'Se espera en %{unit}: escribe el número con «%{unit}» o sin unidad',
  formulaError: 'Es un error de la hoja de cálculo: corrige su fórmula o escribe el valor',
  roundedNumber:
    'La hoja de cálculo ha redondeado este número: da a la columna el formato de texto y escríbelo entero',
  maskedSecret: 'La exportación no incluye este dato: escríbelo o deja la celda vacía',
  date: 'No es un día: escribe dd/mm/aaaa',
  dateTime: 'No es un día con su hora: escribe dd/mm/aaaa hh:mm',
  boolean: 'Escribe sí o no',
} as const;
