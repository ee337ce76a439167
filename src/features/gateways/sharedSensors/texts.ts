/** Texts of who reads which sensor of a gateway. */
export const sharedSensorsTexts = {
  title: 'Sensores compartidos',
  sensor: 'Sensor',
  assets: 'Activos que lo ven',
  none: 'Este gateway no comparte ningún sensor',
  unknown: 'El servicio no dice qué sensores se comparten',
  loadFailed: 'No se han podido leer los nombres de los sensores',
} as const;
