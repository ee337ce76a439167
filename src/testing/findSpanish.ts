const SPANISH =
  /[áéíóúüñ¿¡«»]|\b(?:al|campo|clave|con|de|debe|del|desconocid[ao]|el|esta|este|falta|fila|hay|la|las|los|no vale|o|para|por|que|registro|ruta|se|sin|solo|su|tiene|un|una|y)\b/i;

/** Returns the Spanish in a message for integrators, which is English; undefined if there is none. Quoted names may be Spanish. */
export const findSpanish = (message: string): string | undefined =>
  SPANISH.exec(message.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, ''))?.[0];
