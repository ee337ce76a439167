/** Disables the actions of doors without ids, with the reason: no call can name them. */
export const disabledWithoutIds = [
  { when: { field: '$outer.uuid', empty: true }, why: 'La puerta no está en ningún gateway' },
  { when: { field: 'device_id', empty: true }, why: 'El servicio no informa del identificador de la puerta' },
];
