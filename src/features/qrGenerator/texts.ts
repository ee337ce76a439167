/** Texts of the generator of codes. */
export const qrGeneratorTexts = {
  title: 'Generador de códigos QR',
  text: 'Cada descarga trae códigos nuevos, que nunca se repiten.',
  back: 'Volver a los activos',
  assets: 'Activos',
  gateways: 'Gateways',
  count: 'Cantidad (máximo %{max})',
  between: 'Escribe un número entero entre 1 y %{max}',
  download: 'Descargar CSV',
  again: 'Volver a descargar',
  print: 'Imprimir etiquetas',
  made: '%{smart_count} código generado: %{first} |||| %{smart_count} códigos generados, desde %{first}',
  failed: 'No se han podido generar los códigos',
  assets_file: 'codigos-qr-activos',
  gateways_file: 'codigos-qr-gateways',
} as const;
