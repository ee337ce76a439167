import { describe, expect, it } from 'vitest';
import type { Slot } from '../doors/doors';
import type { PasswordChange } from '../doors/slotRows';
import { redactPassword } from './useDoorRun';

type Sent = Omit<PasswordChange, 'door'>;
const change = (sent: string | null, part: Partial<Slot> = {}): Sent => ({
  password: sent,
  slot: {
    name: 'Contraseña 1',
    key: '0.0',
    gatewayId: 'g1',
    deviceId: 'd1',
    sensorId: 's1',
    kind: 'NUMERIC_PASSWORD',
    password: '',
    ...part,
  },
});

describe('what a host says of a password that it refused', () => {
  it.each<[string, Sent, string, string]>([
    ['the new one', change('012345'), 'La clave 012345 ya existe', 'La clave •••• ya existe'],
    [
      'the one that stays',
      change(null, { password: '241135' }),
      'La clave 241135 no se puede borrar',
      'La clave •••• no se puede borrar',
    ],
    [
      'a card in other spellings',
      change('04:A2:0B:FF', { kind: 'NFC_CODE' }),
      '04a20bff y 04-A2-0b-FF ya existen',
      '•••• y •••• ya existen',
    ],
    ['none', change(null), 'No hay sitio', 'No hay sitio'],
  ])('holds no password: %s', (_, sent, said, shown) => {
    expect(redactPassword(said, sent)).toBe(shown);
  });
});
