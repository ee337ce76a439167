import { expect, it } from 'vitest';
import { holdKey, withoutKeys } from './heldKeys';

it('a text is kept without the codes that it repeats, however they are written', () => {
  for (const typed of ['04A1', '04A1B2', '04A1B2C3D4', 'clave(1)+']) holdKey(typed);
  expect(withoutKeys('La tarjeta 04:a1:b2:c3:d4 ya existe (04A1B2C3D4)')).toBe(
    'La tarjeta •••••• ya existe (••••••)',
  );
  expect(withoutKeys('La clave clave(1)+ no vale')).toBe('La clave •••••• no vale');
  expect(withoutKeys('Habitación 101')).toBe('Habitación 101');
});

it('what is too short to be told from words is not looked for', () => {
  holdKey('1');
  expect(withoutKeys('Habitación 101')).toBe('Habitación 101');
});

it('a code that is cut off with the text around it is masked, too', () => {
  holdKey('04C0FFEE998877');
  expect(withoutKeys('La tarjeta 04:C0:FF:EE:99')).toBe('La tarjeta ••••••');
  expect(withoutKeys('Habitación 04C')).toBe('Habitación 04C');
});
