import { expect, it } from 'vitest';
import { readMapPosition } from './mapPosition';

it.each([
  ['?layout=map&position=39.4699,-0.3763,12', [39.4699, -0.3763, 12]],
  ['?position=-33.45,-70.66,4', [-33.45, -70.66, 4]],
])('reads the position of a URL: %s', (search, [latitude, longitude, zoom]) => {
  expect(readMapPosition(search)).toEqual({ center: [latitude, longitude], zoom });
});

it.each(['', '?position=', '?position=95,0,3', '?position=0,200,3', '?position=1e3,0,3', '?position=0,0'])(
  'a position that no map has is none: %s',
  (search) => expect(readMapPosition(search)).toBeUndefined(),
);
