import { defineTexts } from '../../i18n/textTables';

/** Texts about CSV files, shared by all uploads. */
export const csvTexts = defineTexts('csvTexts', {
  es: {
    size: 'El archivo debe ocupar menos de %{size}',
    unread: 'No se ha podido leer el archivo: puede que haya cambiado o ya no esté. Vuelve a elegirlo.',
    format:
      'El formato del archivo no es válido: guárdalo en la hoja de cálculo como «CSV UTF-8 (delimitado por comas)» y vuelve a elegirlo',
    workbook:
      'El formato del archivo no es válido: es un libro de una hoja de cálculo. Guárdalo como «CSV UTF-8 (delimitado por comas)» y elige el archivo nuevo.',
    empty: 'El archivo no tiene ninguna fila debajo de los nombres de las columnas',
    rows: 'El archivo tiene más de %{rows} filas: divídelo en varios',
    columns: 'La fila %{line} tiene más de %{columns} columnas: quita las que sobran o revisa sus comillas',
    quotes: 'Las comillas de la fila %{line} no se cierran bien: no se sabe dónde acaba cada celda',
    cell: 'La fila %{line} tiene una celda de más de %{characters} caracteres: quizá falten unas comillas',
    windows:
      'El archivo no está en UTF-8 y se ha leído como Windows-1252: comprueba que las tildes y la ñ se ven bien.',
  },
  en: {
    size: 'The file must be smaller than %{size}',
    unread: 'The file could not be read: it may have changed or no longer exist. Choose it again.',
    format:
      'The file format is not valid: save it in the spreadsheet as “CSV UTF-8 (comma delimited)” and choose it again',
    workbook:
      'The file format is not valid: it is a spreadsheet workbook. Save it as “CSV UTF-8 (comma delimited)” and choose the new file.',
    empty: 'The file has no row below the names of the columns',
    rows: 'The file has more than %{rows} rows: split it into several',
    columns:
      'Row %{line} has more than %{columns} columns: remove the extra ones or check its quotation marks',
    quotes: 'The quotation marks of row %{line} are not closed properly: it is unclear where each cell ends',
    cell: 'Row %{line} has a cell of more than %{characters} characters: quotation marks may be missing',
    windows: 'The file is not in UTF-8 and was read as Windows-1252: check that accented letters look right.',
  },
});
