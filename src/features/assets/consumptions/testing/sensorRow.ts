/** Row of a sensor as the host returns it, with values that do not accumulate. */
export const sensorRow = (id: string, type: string) => ({
  id,
  name: `Sensor ${id}`,
  room: 'Salón',
  usage: 'u',
  sensor_type: type,
  are_values_accumulated: false,
  device_id: 'd',
  gateway_id: 'g',
  sensor_id: 's',
});
