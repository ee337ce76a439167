import { expect, it } from 'vitest';
import { getDoorNames, parseDoorRooms } from './doorNames';

const door = (deviceId: string, gatewayId = 'G1', name = 'Puerta') => ({ name, gatewayId, deviceId });
const rooms = (...all: [gateway: string | null, device: string, room: unknown][]) =>
  parseDoorRooms({
    data: {
      gateways: all.map(([uuid, device_id, room]) => ({
        uuid,
        devices: [{ device_id, parameters: { room } }],
      })),
    },
  });

it('leaves names alone that are there once', () => {
  const told = rooms(['G1', 'a', 'Portal'], ['G1', 'b', 'Garaje']);
  expect(getDoorNames([door('a'), door('b', 'G1', 'Verja')], told)).toEqual(['Puerta', 'Verja']);
});

it('tells doors of one name apart by their room, then by their gateway, and by an id last', () => {
  const told = rooms(
    ['G1', 'a', 'Portal'],
    ['G1', 'b', 'Azotea'],
    ['G1', 'c', 'Azotea'],
    ['G2', 'a', ' Portal '],
  );
  expect(getDoorNames([door('a'), door('b'), door('c'), door('a', 'G2')], told)).toEqual([
    'Puerta (Portal) · gateway G1',
    'Puerta (Azotea) · dispositivo b',
    'Puerta (Azotea) · dispositivo c',
    'Puerta (Portal) · gateway G2',
  ]);
});

it('says no room that all of them share or that nobody tells', () => {
  expect(getDoorNames([door('a'), door('b')], rooms(['G1', 'a', 'Portal'], ['G1', 'b', 'Portal']))).toEqual([
    'Puerta · dispositivo a',
    'Puerta · dispositivo b',
  ]);
  expect(getDoorNames([door('a'), door('b')], rooms(['G1', 'a', null], ['G1', 'b', 'Portal']))).toEqual([
    'Puerta',
    'Puerta (Portal)',
  ]);
});

it.each([undefined, {}, { data: { gateways: 'x' } }, { data: { gateways: [{ uuid: 'G1' }] } }])(
  'finds no rooms in %j',
  (body) => {
    expect(parseDoorRooms(body).size).toBe(0);
  },
);
