import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { getDeclaredResource } from '../../../testing/declareResources';
import { splitRoomName, toStayCards } from './stayCard';

const checkIns = getDeclaredResource(createBundledResources(), 'check-ins');
const NOW = 1_800_000_000;
const HOUR = 3600;
const stay = (room: string, from: number, until: number, own: object = {}) => ({
  id: room,
  is_digital: true,
  is_nfc: false,
  valid_from: NOW + from * HOUR,
  valid_until: NOW + until * HOUR,
  assets: [{ asset_id: `A${room}`, alias: room }],
  ...own,
});
const roomsOf = (...args: Parameters<typeof toStayCards>) => toStayCards(...args).map(({ room }) => room);

describe('the cards of a column', () => {
  it('are arrivals without a key first, then by the hour and by the room number [HOTEL-30]', () => {
    const rows = [
      stay('1002', 2, 50),
      stay('204', 2, 50),
      stay('101', 1, 50),
      stay('301', 5, 50, { is_digital: false }),
    ];
    expect(roomsOf(rows, checkIns, 'arrivals', NOW)).toEqual(['301', '101', '204', '1002']);
    expect(toStayCards(rows, checkIns, 'arrivals', NOW).map(({ isUrgent }) => isUrgent)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are late departures first, the one that waits longest at the top [HOTEL-31]', () => {
    const rows = [stay('1', -50, 2), stay('2', -50, -1), stay('3', -50, -3), stay('4', -50, 0)];
    expect(roomsOf(rows, checkIns, 'departures', NOW)).toEqual(['3', '2', '4', '1']);
    expect(toStayCards(rows, checkIns, 'departures', NOW).filter(({ isLate }) => isLate)).toHaveLength(3);
  });

  it('tell the keys and times in both spellings of the host [HOTEL-30]', () => {
    const row = {
      id: 's',
      isDigital: false,
      isNfc: true,
      nfcCodes: ['no es base64'],
      validFrom: NOW,
      validUntil: NOW + HOUR,
      assets: [{ assetId: 'A1', alias: '' }],
    };
    const [card] = toStayCards([row], checkIns, 'watch', NOW);
    expect(card).toMatchObject({ room: 'A1', from: NOW, until: NOW + HOUR, isUrgent: false });
    expect(card?.keys).toEqual({ digital: false, nfc: true, hasUnreadableCard: true });
  });

  it('take keys that come without their flags for keys, and show a stay without times too', () => {
    const [card] = toStayCards([{ id: 's', emails: ['a@b.es'] }], checkIns, 'arrivals', NOW);
    expect(card).toMatchObject({ room: '', from: undefined, until: undefined });
    expect(card?.keys).toEqual({ digital: true, nfc: false, hasUnreadableCard: false });
  });
});

it.each([
  ['Habitación 206', 'Habitación', '206', true],
  ['101', '', '101', true],
  ['Suite Real 12-B', 'Suite Real', '12-B', true],
  ['Ático', '', 'Ático', false],
  ['101, 102', '', '101, 102', false],
  ['Planta 2 Habitación 5', '', 'Planta 2 Habitación 5', false],
])('the name %j has the number in its own place', (name, prefix, main, hasNumber) => {
  expect(splitRoomName(name)).toEqual({ prefix, main, hasNumber });
});
