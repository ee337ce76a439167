/** Texts of the message log that are not in `es`: they load with its dialog. */
export const messageLogTexts = {
  notCopiedWithoutHttps: 'Sin https no se puede copiar',
} as const;
