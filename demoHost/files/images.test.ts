import fc from '../../src/testing/fastCheck';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES, imageType, readImage } from './images';
import { skylineLogo } from '../../fixtures/generators/png';
import { HostError } from '../server/responses/hostError';
import { startTestHost } from '../testing/testHost';
import type { RunningHost } from '../testing/testHost';

const png = skylineLogo(3, '#FFFFFF', '#112233');
const bare = png.slice(png.indexOf(',') + 1);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20)]);

/** Returns a png of exactly `bytes` bytes: its signature determines the type. */
const pngOf = (bytes: number) =>
  Buffer.concat([Buffer.from(bare, 'base64').subarray(0, 60), Buffer.alloc(bytes - 60)]).toString('base64');

const REFUSED = 422;

/** Returns the value read, or the status of its error. */
function read(value: string | null): string | null | number {
  try {
    return readImage(value, '/logo');
  } catch (error) {
    if (error instanceof HostError && error.details[0]?.pointer === '/logo') return error.status;
    throw error;
  }
}

describe('image values', () => {
  it('keeps stored addresses, turns base64 into data addresses, clears with null and empty [CLIENT-27]', () => {
    expect(read('https://img.example/logo.png')).toBe('https://img.example/logo.png');
    expect(read(png)).toBe(png);
    expect(read(bare)).toBe(png);
    expect(read(`data:image/jpg;base64,${jpeg.toString('base64')}`)).toMatch(/^data:image\/jpeg;base64,/);
    expect(read('')).toBeNull();
    expect(read(null)).toBeNull();
  });

  it.each([
    ['vector', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')],
    ['vector named png', `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['page', 'data:text/html;base64,PGI+'],
    ['script', 'javascript:alert(1)'],
    ['plain http', 'http://img.example/x.png'],
    ['gif', Buffer.from('GIF89a....').toString('base64')],
    ['not base64', 'ñandú'],
  ])('refuses a %s [CLIENT-36]', (_name, value) => {
    expect(read(value)).toBe(REFUSED);
  });

  it('takes exactly 5 MB and refuses one byte more [CLIENT-36] [CLIENT-63]', () => {
    expect(read(pngOf(IMAGE_MAX_BYTES))).toMatch(/^data:image\/png;base64,/);
    expect(read(pngOf(IMAGE_MAX_BYTES + 1))).toBe(REFUSED);
  });

  it('whatever comes in, null, https or a data address of a png or jpeg goes out', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.webUrl()), (text) => {
        const result = read(text);
        if (result !== REFUSED && result !== null)
          expect(result).toMatch(/^(?:https:\/\/|data:image\/(?:png|jpeg);base64,)/);
      }),
    );
  });

  it('the seeded logos are pngs of their own kind', () => {
    expect(imageType(Buffer.from(bare, 'base64'))).toBe('image/png');
    expect(skylineLogo(3, '#FFFFFF', '#112233')).toBe(png);
    expect(skylineLogo(4, '#FFFFFF', '#112233')).not.toBe(png);
  });
});

describe('branding on the wire', () => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await startTestHost();
  });
  afterAll(() => host.close());

  it('is_default follows logo and colour; the profile shows the new branding [CLIENT-29] [CLIENT-41]', async () => {
    const admin = await host.signInAs('admin');
    const id = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
    const brand = async (manager: object) =>
      (await admin('PATCH', `/clients/${id}`, { data: { id, look_and_feel: { assets_manager: manager } } }))
        .body['data']?.['look_and_feel']?.['assets_manager'];
    expect(await brand({ logo: null, header_background_color: null })).toEqual({
      logo: null,
      header_background_color: null,
      is_default: true,
    });
    expect(await brand({ logo: bare })).toEqual({
      logo: png,
      header_background_color: null,
      is_default: false,
    });
    expect((await admin('GET', '/users/current')).body['data']?.['client']).toEqual({
      client_id: id,
      assets_manager: { logo: png, header_background_color: null },
    });
    for (const colour of ['red', '#12345', '#1234567', 'red;background:url(//e)', '#GGGGGG']) {
      expect(
        (
          await admin('PATCH', `/clients/${id}`, {
            data: { id, look_and_feel: { assets_manager: { header_background_color: colour } } },
          })
        ).status,
        colour,
      ).toBe(422);
    }
  });
});
