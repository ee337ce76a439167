import { defineTexts } from '../../../i18n/textTables';

/** Texts of who reads which sensor of a gateway. */
export const sharedSensorsTexts = defineTexts('sharedSensorsTexts', {
  es: {
    title: 'Sensores compartidos',
    sensor: 'Sensor',
    assets: 'Activos que lo ven',
    none: 'Este gateway no comparte ningún sensor',
    unknown: 'El servicio no dice qué sensores se comparten',
    loadFailed: 'No se han podido leer los nombres de los sensores',
  },
  en: {
    title: 'Shared sensors',
    sensor: 'Sensor',
    assets: 'Assets that can see it',
    none: 'This gateway does not share any sensors',
    unknown: 'The service does not say which sensors are shared',
    loadFailed: 'Could not read the names of the sensors',
  },
});
