/** Texts of QR codes. Not in `fieldTexts`: they load with the first code. */
export const qrTexts = {
  code: 'Código QR: %{text}',
  secret: 'Código QR',
  tooLong: 'Demasiado largo para un código QR',
} as const;
