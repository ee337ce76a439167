import { defineTexts } from '../../i18n/textTables';

/** Error texts for cells that cannot be parsed. */
export const cellTexts = defineTexts('cellTexts', {
  es: {
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
    date: 'No es un día: escribe %{format}',
    dateTime: 'No es un día con su hora: escribe %{format}',
    boolean: 'Escribe sí o no',
  },
  en: {
    notFound: 'It does not exist or cannot be chosen: enter the full name or the identifier',
    ambiguous: 'There are several with this name: enter the identifier',
    missingDependency: 'It depends on another value that is missing from the row',
    number: 'Not a number',
    ambiguousNumber:
      'It is not clear whether the point separates thousands or decimals: write the decimals with a comma',
    unexpectedUnit: 'Expected in %{unit}: enter the number with “%{unit}” or without a unit',
    formulaError: 'This is a spreadsheet error: correct its formula or enter the value',
    roundedNumber:
      'The spreadsheet has rounded this number: set the column format to text and enter it in full',
    maskedSecret: 'The export does not include this value: enter it or leave the cell empty',
    date: 'Not a day: enter %{format}',
    dateTime: 'Not a day with its time: enter %{format}',
    boolean: 'Enter yes or no',
  },
});
