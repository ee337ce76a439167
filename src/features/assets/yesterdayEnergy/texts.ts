import { defineTexts } from '../../../i18n/textTables';

/** Texts of yesterday's energy on the start tab of an asset. */
export const yesterdayEnergyTexts = defineTexts('yesterdayEnergyTexts', {
  es: {
    title: 'Energía de ayer',
    link: 'Consumos',
    failed: 'No se ha podido leer la energía de ayer',
    none: 'No hay ningún sensor de energía',
    no_data: 'No hay datos de energía de ayer',
    not_hourly: 'Su sensor de energía no da consumos por hora',
    peak: 'Máximo a las %{time}',
    average: 'Media por hora: %{average}',
    averageOfSome:
      'Media %{average} · falta %{smart_count} h |||| Media %{average} · faltan %{smart_count} h',
  },
  en: {
    title: 'Energy yesterday',
    link: 'Consumption',
    failed: 'Could not read the energy for yesterday',
    none: 'There is no energy sensor',
    no_data: 'There is no energy data for yesterday',
    not_hourly: 'Its energy sensor does not provide hourly consumption',
    peak: 'Peak at %{time}',
    average: 'Average per hour: %{average}',
    averageOfSome:
      'Average %{average} · %{smart_count} h missing |||| Average %{average} · %{smart_count} h missing',
  },
});
