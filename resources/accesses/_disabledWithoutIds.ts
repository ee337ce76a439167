/** Disables the actions of doors without ids, with the reason: no call can name them. */
export const disabledWithoutIds = [
  { when: { field: '$outer.uuid', empty: true }, reason: 'La puerta no está en ningún gateway' },
  {
    when: { field: 'device_id', empty: true },
    reason: 'El servicio no informa del identificador de la puerta',
  },
];
