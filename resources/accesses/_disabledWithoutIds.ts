/** Of doors that no call can name: why nothing is done with them. */
export const disabledWithoutIds = [
  { when: { field: '$outer.uuid', empty: true }, reason: 'La puerta no está en ningún gateway' },
  {
    when: { field: 'device_id', empty: true },
    reason: 'El servicio no informa del identificador de la puerta',
  },
];
