import { useCallback } from 'react';
import { useResources } from '../../../console/hooks';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import type { Sensor } from './sensors';

/** The name of a sensor with what it measures, as the declaration of the sensors calls it: `Contador (Litros)`. */
export function useSensorName(): (sensor: Sensor) => string {
  const t = useText();
  const field = useResources().get('sensors')?.fields.sensor_type;
  return useCallback(
    ({ name, type, id }) => {
      const kind = field ? String(fieldTypes.get(field.type)?.toText(type, field, t) ?? '') : type;
      const shown = name || id;
      return kind === '' || kind === shown ? shown : `${shown} (${kind})`;
    },
    [field, t],
  );
}
