/** Texts of the reader of keys. */
export const keyReaderTexts = {
  code: 'Código de la tarjeta',
  help: 'Pasa la tarjeta por el lector, escanéala o escribe al menos %{count} caracteres',
  scan: 'Escanear la tarjeta',
  failed: 'No se han podido buscar los check-ins de la tarjeta',
  none: 'Ningún check-in activo tiene esta tarjeta',
  more: 'Hay más coincidencias: escribe el código entero',
  found: '%{smart_count} check-in activo |||| %{smart_count} check-ins activos',
} as const;
