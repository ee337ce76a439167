import { defineTexts } from '../../i18n/textTables';

/** Texts of QR codes. Not in `fieldTexts`: they load with the first code. */
export const qrTexts = defineTexts('qrTexts', {
  es: {
    code: 'Código QR: %{text}',
    secret: 'Código QR',
    tooLong: 'Demasiado largo para un código QR',
  },
  en: { code: 'QR code: %{text}', secret: 'QR code', tooLong: 'Too long for a QR code' },
});
