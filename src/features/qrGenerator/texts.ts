import { defineTexts } from '../../i18n/textTables';

/** Texts of the generator of codes. */
export const qrGeneratorTexts = defineTexts('qrGeneratorTexts', {
  es: {
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
  },
  en: {
    title: 'QR code generator',
    text: 'Each download brings new codes, which are never repeated.',
    back: 'Back to assets',
    assets: 'Assets',
    gateways: 'Gateways',
    count: 'Quantity (maximum %{max})',
    between: 'Enter a whole number between 1 and %{max}',
    download: 'Download CSV',
    again: 'Download again',
    print: 'Print labels',
    made: '%{smart_count} code generated: %{first} |||| %{smart_count} codes generated, from %{first}',
    failed: 'Could not generate the codes',
    assets_file: 'codigos-qr-activos',
    gateways_file: 'codigos-qr-gateways',
  },
});
