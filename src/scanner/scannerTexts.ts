import { defineTexts } from '../i18n/textTables';

/** Texts of camera scanning. Not in `es`: they load with the first field or dialog that scans. */
export const scannerTexts = defineTexts('scannerTexts', {
  es: {
    scan: 'Escanear',
    /** Label of a field's scan button. */
    scanField: 'Escanear el código de «%{name}»',
    starting: 'Abriendo la cámara…',
    aim: 'Apunta la cámara al código QR',
    picture: 'Imagen de la cámara',
    typed: 'O escribe el código',
    use: 'Usar el código',
    close: 'Cerrar',
    again: 'Reiniciar la cámara',
    signal: 'Sonido y vibración al escanear',
    /** A scan while a dialog without a field for codes is open. */
    notTaken: 'Este diálogo no admite códigos: el código leído no se ha usado. Ciérralo y escanea otra vez.',
    /** A card while the page has no field for codes. */
    card: 'Parece una tarjeta, que abre puertas: su código no se busca, para que no quede en direcciones. Léela en «Lector de llaves».',
    /** Scanned codes that a list of codes did not accept; the codes are keys, so only their ends are shown. */
    refused: 'Códigos leídos que no se han aceptado',
    refusedCode: '…%{end}: %{reason}',
    /** Camera errors; `none` is the text `no_camera` of the requirements. */
    camera: {
      denied: 'No hay permiso para usar la cámara. Permítelo en el navegador o escribe el código.',
      busy: 'Otra aplicación está usando la cámara. Ciérrala o escribe el código.',
      insecure: 'No hay ninguna cámara disponible: el navegador solo la ofrece por https. Escribe el código.',
      failed: 'No se ha podido usar la cámara. Escribe el código.',
    },
    /** Errors of the scanned text. */
    code: {
      several: 'El código leído no es válido: contiene varios signos «=»',
      strange: 'El código leído no es válido: contiene caracteres que no se pueden escribir',
      long: 'El código leído no es válido: es demasiado largo',
      empty: 'El código leído está vacío',
    },
  },
  en: {
    scan: 'Scan',
    scanField: 'Scan the code for “%{name}”',
    starting: 'Opening the camera…',
    aim: 'Point the camera at the QR code',
    picture: 'Camera image',
    typed: 'Or enter the code',
    use: 'Use the code',
    close: 'Close',
    again: 'Restart the camera',
    signal: 'Sound and vibration when scanning',
    notTaken: 'This dialog takes no codes: the code read was not used. Close it and scan again.',
    card: 'This seems to be a card, which opens doors: its code is not searched for, so that no address keeps it. Read it in “Key reader”.',
    refused: 'Codes read that were not accepted',
    refusedCode: '…%{end}: %{reason}',
    camera: {
      denied: 'There is no permission to use the camera. Allow it in the browser or enter the code.',
      busy: 'Another application is using the camera. Close it or enter the code.',
      insecure: 'No camera is available: the browser only offers it over https. Enter the code.',
      failed: 'Could not use the camera. Enter the code.',
    },
    code: {
      several: 'The code read is not valid: it contains several “=” signs',
      strange: 'The code read is not valid: it contains characters that cannot be typed',
      long: 'The code read is not valid: it is too long',
      empty: 'The code read is empty',
    },
  },
});
