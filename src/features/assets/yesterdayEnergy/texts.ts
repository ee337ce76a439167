/** Texts of yesterday's energy on the start tab of an asset. */
export const yesterdayEnergyTexts = {
  title: 'Energía de ayer',
  link: 'Consumos',
  failed: 'No se ha podido leer la energía de ayer',
  none: 'No hay ningún sensor de energía',
  no_data: 'No hay datos de energía de ayer',
  not_hourly: 'Su sensor de energía no da consumos por hora',
  peak: 'Máximo a las %{time}',
  average: 'Media por hora: %{average}',
} as const;
