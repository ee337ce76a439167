import { useId } from 'react';
import { consumptionTexts as texts } from './texts';
import { groupByRoom, type Sensor } from './sensors';

interface SensorFieldProps {
  sensors: readonly Sensor[];
  /** Id of the selected sensor, '' for none. */
  value: string;
  /** Returns the name of a sensor with its measured quantity. */
  getName: (sensor: Sensor) => string;
  onChange: (id: string) => void;
}

/** Select for the sensors of the asset, grouped by room. */
export function SensorField({ sensors, value, getName, onChange }: SensorFieldProps) {
  const id = useId();
  return (
    <div className="field consumption-sensor">
      <label htmlFor={id}>{texts.sensor}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.choose}</option>
        {groupByRoom(sensors).map(([room, roomSensors]) => (
          <optgroup key={room} label={room || texts.no_room}>
            {roomSensors.map((sensor) => (
              <option key={sensor.id} value={sensor.id}>
                {getName(sensor)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
