import { expect, it } from 'vitest';
import { toDoorCards } from './doorCard';

const door = (id: unknown, batteryLevel: unknown, alias?: string) => ({
  id,
  name: `Cerradura ${String(id)}`,
  batteryLevel,
  asset: alias === undefined ? null : { alias },
});

it('doors with a weak battery are cards, the weakest first, named after their room, else after themselves', () => {
  const rows = [
    door('a', 15, '1002'),
    door('b', 15, '204'),
    door('c', 0),
    door('d', 16, '301'),
    door('e', null, '302'),
    door('f', '3', '303'),
    door(undefined, 3, '304'),
  ];
  expect(toDoorCards(rows, 15).map(({ room, name, battery }) => [room, name, battery])).toEqual([
    ['Cerradura c', '', 0],
    ['204', 'Cerradura b', 15],
    ['1002', 'Cerradura a', 15],
  ]);
});
