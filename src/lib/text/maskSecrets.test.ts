import { expect, it } from 'vitest';
import { rememberSecret, maskSecrets } from './maskSecrets';

it('a text is kept without the codes that it repeats, however they are written', () => {
  for (const typed of ['04A1', '04A1B2', '04A1B2C3D4', 'clave(1)+']) rememberSecret(typed);
  expect(maskSecrets('La tarjeta 04:a1:b2:c3:d4 ya existe (04A1B2C3D4)')).toBe(
    'La tarjeta •••••• ya existe (••••••)',
  );
  expect(maskSecrets('La clave clave(1)+ no vale')).toBe('La clave •••••• no vale');
  expect(maskSecrets('Habitación 101')).toBe('Habitación 101');
});

it('what is too short to be told from words is not looked for', () => {
  rememberSecret('1');
  expect(maskSecrets('Habitación 101')).toBe('Habitación 101');
});

it('a code that is cut off with the text around it is masked, too', () => {
  rememberSecret('04C0FFEE998877');
  expect(maskSecrets('La tarjeta 04:C0:FF:EE:99')).toBe('La tarjeta ••••••');
  expect(maskSecrets('Habitación 04C')).toBe('Habitación 04C');
});
