import { describe, expect, it } from 'vitest';
import { parseDoors, isReachable } from './doors';
import { DEFAULT_RULE } from './passwordRules';
import {
  addRow,
  getChanges,
  findEmptySlot,
  isEditable,
  getRowProblem,
  removeRow,
  createRows,
  setRowValue,
  getSaveDisabledReason,
  applyConfirmedChanges,
  restoreUnconfirmedChanges,
  type SlotRows,
} from './slotRows';

const place = (sensor: string, kind: string, password: unknown, more: object = {}) => ({
  device_id: 'lock-1',
  gateway_id: 'G1',
  sensor_id: sensor,
  sensor_type: kind,
  password,
  ...more,
});
const door = (places: readonly object[], more: object = {}) => ({
  device_name: 'Principal',
  device_type: 'lock',
  device_parameters: null,
  sensor_passwords: places,
  ...more,
});
const places = [
  place('n1', 'NUMERIC_PASSWORD', '222222'),
  place('n2', 'NUMERIC_PASSWORD', null),
  place('n3', 'NUMERIC_PASSWORD', ''),
  place('c1', 'NFC_CODE', '04:A2:0B:FF'),
  place('c2', 'NFC_CODE', null),
  place('admin', 'ADMIN_NUMERIC_PASSWORD', '111111'),
];
const read = (): [SlotRows, ReturnType<typeof parseDoors>[number]] => {
  const doors = parseDoors({ data: [door(places)] });
  return [createRows(doors), doors[0]!];
};
const wire = (rows: SlotRows) => getChanges(rows).map(({ slot, password }) => [slot.sensorId, password]);
const row = (rows: SlotRows, sensor: string) => rows.find(({ slot }) => slot.sensorId === sensor)!;

describe('the doors of an answer', () => {
  it('have places of three kinds, each with a name of its own [AACC-15] [AACC-16] [AACC-17]', () => {
    const [rows, one] = read();
    expect(one).toMatchObject({ name: 'Principal', rule: DEFAULT_RULE, otherKinds: 0 });
    expect(rows.map(({ slot, isActive, value }) => [slot.name, isActive, value])).toEqual([
      ['Contraseña de administrador', true, '111111'],
      ['Contraseña 1', true, '222222'],
      ['Contraseña 2', false, ''],
      ['Contraseña 3', false, ''],
      ['Tarjeta NFC 1', true, '04A20BFF'],
      ['Tarjeta NFC 2', false, ''],
    ]);
  });

  it('of one name are told apart; members that hosts leave out are no fault [AACC-15]', () => {
    const other = [place('n1', 'NUMERIC_PASSWORD', 7, { device_id: 'lock-2', gateway_id: null })];
    const [one, two, bare, unknown] = parseDoors([
      door(places),
      door(other),
      { sensor_passwords: [{ sensor_type: 'RETINA', password: 'x' }] },
      { device_name: 'Trastero' },
    ]);
    expect(one).toMatchObject({ name: 'Principal · gateway G1' });
    expect(bare).toMatchObject({ isUnknown: false });
    expect(unknown).toMatchObject({ name: 'Trastero', slots: [], isUnknown: true });
    expect(two).toMatchObject({ name: 'Principal', slots: [{ password: '7', name: 'Contraseña' }] });
    // Without a gateway nothing would take a password there.
    expect(isReachable(two!.slots[0]!)).toBe(false);
    expect(createRows([two!]).map(isEditable)).toEqual([false]);
    expect(bare).toMatchObject({ name: 'Puerta sin nombre', slots: [], otherKinds: 1 });
  });

  it.each([{}, { data: 'x' }, { data: [{}] }, { data: [{ sensor_passwords: {} }] }, { data: [1] }])(
    'that are none are a failure: %j [AACC-15]',
    (body) => {
      expect(() => parseDoors(body)).toThrow();
    },
  );
});

describe('what is changed', () => {
  it('adds the first empty place of a kind, until the door is full [AACC-18] [AACC-32]', () => {
    const [rows, one] = read();
    const first = findEmptySlot(rows, one, 'NUMERIC_PASSWORD')!;
    expect(first.sensorId).toBe('n2');
    const more = addRow(rows, first.key);
    expect(findEmptySlot(more, one, 'NUMERIC_PASSWORD')?.sensorId).toBe('n3');
    expect(findEmptySlot(more, one, 'ADMIN_NUMERIC_PASSWORD')).toBeUndefined();
    // Nothing was typed: nothing would be sent, and it cannot be saved.
    expect(wire(more)).toEqual([]);
    expect(getSaveDisabledReason(more)).toBe('Hay una contraseña con formato no válido');
  });

  it('lets cards be typed only while they are new, without their colons [AACC-21] [AACC-30]', () => {
    const [rows, one] = read();
    expect(isEditable(row(rows, 'c1'))).toBe(false);
    const { key } = findEmptySlot(rows, one, 'NFC_CODE')!;
    const typed = setRowValue(addRow(rows, key), key, '04:a2:0b:f0');
    expect(isEditable(row(typed, 'c2'))).toBe(true);
    expect(row(typed, 'c2').value).toBe('04a20bf0');
    expect(wire(typed)).toEqual([['c2', '04:a2:0b:f0']]);
  });

  it('empties what was deleted; what was new just goes [AACC-19]', () => {
    const [rows, one] = read();
    const { key } = findEmptySlot(rows, one, 'NUMERIC_PASSWORD')!;
    const added = setRowValue(addRow(rows, key), key, '333333');
    const gone = removeRow(removeRow(added, key), row(rows, 'n1').slot.key);
    expect(wire(gone)).toEqual([['n1', null]]);
    expect(findEmptySlot(gone, one, 'NUMERIC_PASSWORD')?.sensorId).toBe('n1');
  });

  it('is saved only if something differs and nothing changed is wrong [AACC-23]', () => {
    const [rows] = read();
    expect(getSaveDisabledReason(rows)).toBe('No has cambiado ninguna contraseña');
    const { key } = row(rows, 'n1').slot;
    const wrong = setRowValue(rows, key, '22222');
    expect(getRowProblem(row(wrong, 'n1'))).toBe('Formato no válido: debe tener 6 cifras');
    expect(getSaveDisabledReason(wrong)).toBe('Hay una contraseña con formato no válido');
    expect(getSaveDisabledReason(setRowValue(wrong, key, ''))).toBe(
      'Hay una contraseña con formato no válido',
    );
    expect(getSaveDisabledReason(setRowValue(wrong, key, '222222'))).toBe(
      'No has cambiado ninguna contraseña',
    );
    expect(getSaveDisabledReason(setRowValue(wrong, key, '222223'))).toBeUndefined();
  });

  it('does not ask an old password for a rule that came later [AACC-23]', () => {
    const [rows] = read();
    const old = createRows(parseDoors({ data: [door([place('n1', 'NUMERIC_PASSWORD', '99')])] }));
    expect([...rows, ...old].map(getRowProblem).filter(Boolean)).toEqual([]);
  });

  it('is none any more once it came to the door; the rest stays typed [AACC-37]', () => {
    const [rows] = read();
    const both = ['admin', 'n1'].reduce(
      (all, sensor) => setRowValue(all, row(all, sensor).slot.key, '444444'),
      rows,
    );
    const [done, left] = getChanges(both);
    expect(wire(applyConfirmedChanges(both, [done!]))).toEqual([['n1', '444444']]);
    expect(wire(restoreUnconfirmedChanges(read()[0], [left!]))).toEqual([['n1', '444444']]);
    const removed = getChanges(removeRow(rows, row(rows, 'c1').slot.key));
    expect(wire(restoreUnconfirmedChanges(read()[0], removed))).toEqual([['c1', null]]);
  });
});
