/** Texts of the way to another application. */
export const handoverTexts = {
  unset: 'La dirección de la aplicación no está configurada. Puede indicarla quien administra la consola.',
  untrusted:
    'La dirección de la aplicación no está autorizada a recibir la sesión. Puede autorizarla quien administra la consola.',
} as const;
