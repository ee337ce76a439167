import { useId } from 'react';
import { consumptionTexts as texts } from './texts';
import { byRoom, type Sensor } from './sensors';

interface SensorFieldProps {
  sensors: readonly Sensor[];
  /** Id of the chosen one, '' for none. */
  value: string;
  /** Its name with what it measures. */
  nameOf: (sensor: Sensor) => string;
  onChange: (id: string) => void;
}

/** The sensors of the asset by room (CONS-02). */
export function SensorField({ sensors, value, nameOf, onChange }: SensorFieldProps) {
  const id = useId();
  return (
    <div className="field consumption-sensor">
      <label htmlFor={id}>{texts.sensor}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.choose}</option>
        {byRoom(sensors).map(([room, list]) => (
          <optgroup key={room} label={room || texts.no_room}>
            {list.map((sensor) => (
              <option key={sensor.id} value={sensor.id}>
                {nameOf(sensor)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
