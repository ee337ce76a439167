import { useCallback } from 'react';
import { useResources } from '../../../queries/console/consoleHooks';
import { fieldTypes } from '../../../fields/core/registry';
import { useTranslateText } from '../../../i18n/useTranslateText';
import type { Sensor } from './sensors';

/** The name of a sensor with what it measures, as the declaration of the sensors calls it: `Contador (Litros)`. */
export function useGetSensorName(): (sensor: Sensor) => string {
  const t = useTranslateText();
  const field = useResources().get('sensors')?.fields.sensor_type;
  return useCallback(
    ({ name, type, id }) => {
      const typeLabel = field ? String(fieldTypes.get(field.type)?.toText(type, field, t) ?? '') : type;
      const displayName = name || id;
      return typeLabel === '' || typeLabel === displayName ? displayName : `${displayName} (${typeLabel})`;
    },
    [field, t],
  );
}
