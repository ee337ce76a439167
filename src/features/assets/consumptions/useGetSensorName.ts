import { useCallback } from 'react';
import { useResources } from '../../../queries/console/consoleHooks';
import { fieldTypes } from '../../../fields/core/registry';
import { useTranslateText } from '../../../i18n/useTranslateText';
import type { Sensor } from './sensors';

/**
 * Returns a function that names a sensor with its measured quantity, as its declaration does: `Contador (Litros)`. A quantity
 * that begins with the name says both: `Energía por hora`.
 */
export function useGetSensorName(): (sensor: Sensor) => string {
  const t = useTranslateText();
  const field = useResources().get('sensors')?.fields.sensor_type;
  return useCallback(
    ({ name, type, id }) => {
      const typeLabel = field ? String(fieldTypes.get(field.type)?.toText(type, field, t) ?? '') : type;
      const displayName = name || id;
      if (typeLabel === '' || typeLabel === displayName) return displayName;
      return typeLabel.startsWith(`${displayName} `) ? typeLabel : `${displayName} (${typeLabel})`;
    },
    [field, t],
  );
}
