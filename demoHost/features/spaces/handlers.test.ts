import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skylineLogo } from '../../../fixtures/generators/png';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const state = () => host.store.state;
/** Returns a project whose shared parts have sensors. */
const project = () =>
  state().projects.find(
    ({ id }) =>
      host.store.rows.list('devices', { project_id: id, asset_id: null }).flatMap((device) => device.sensors)
        .length > 1,
  )!.id;
const list = async (path: string) => expectRows((await root('GET', path)).body['data']);

const interval = (start: string, end: string) => ({
  time_availability_start: start,
  time_availability_end: end,
});
const sala = {
  name: 'Sala polivalente',
  capacity: 25,
  booking_duration: 90,
  background_image: null,
  sensor_ids: [] as string[],
  days_availability: '1,2,3,4,5',
  time_availability: [interval('16:00', '21:00'), interval('09:00', '16:00')],
  info_user_title: 'Antes de reservar',
  info_user_description: null,
  maximum_bookings_by_user: 1000,
  maximum_time_availability: { time_period: 'month', value: 6 },
};
const create = (change: object = {}) =>
  root('POST', `/projects/${project()}/common-areas`, { ...sala, ...change });

describe('a common area', () => {
  it('is created enabled and bookable, listed last and read alone, with its sensors [AREA-20] [AREA-21] [AREA-47]', async () => {
    const sensors = await list(`/projects/${project()}/sensors`);
    const answer = await create({ sensor_ids: [sensors[1]!.id] });
    expect(answer.status).toBe(201);
    const { sensor_ids: _ids, ...rest } = sala;
    expect(answer.body['data']).toEqual({
      ...rest,
      id: answer.body['data']?.['id'],
      is_background_image_default: true,
      has_booking: true,
      enabled: true,
      sensors: [sensors[1]],
    });
    const id = String(answer.body['data']?.['id']);
    expect((await list(`/projects/${project()}/common-areas`)).at(-1)).toEqual(answer.body['data']);
    expect((await root('GET', `/projects/common-areas/${id}`)).body).toEqual(answer.body);
  });

  it('has the sensors of the shared parts of its project to choose from [AREA-46]', async () => {
    const rows = await list(`/projects/${project()}/sensors`);
    for (const row of rows) {
      const device = state().devices.find(({ sensors }) =>
        sensors.some((one) => one.sensor_uuid === row.id),
      )!;
      expect([device.project_id, device.asset_id]).toEqual([project(), null]);
      expect(Object.keys(row).sort()).toEqual(['id', 'name', 'room', 'usage']);
    }
    const private_ = state().devices.find((one) => one.asset_id !== null && one.project_id === project())!;
    expect((await create({ sensor_ids: [private_.sensors[0]!.sensor_uuid] })).status).toBe(422);
  });

  it('is disabled with what it has, and keeps what a change leaves out [AREA-27] [AREA-48]', async () => {
    const picture = skylineLogo(2, '#FFFFFF', '#225588');
    const { data } = (await create({ background_image: picture })).body;
    const path = `/common-areas/${String(data?.['id'])}`;
    expect(data?.['is_background_image_default']).toBe(false);
    const whole = { ...sala, background_image: picture, has_booking: true, enabled: false };
    expect((await root('PATCH', path, whole)).body['data']).toEqual({ ...data, enabled: false });
    const cleared = await root('PATCH', path, { background_image: null, has_booking: false, name: 'Otra' });
    expect(cleared.body['data']).toEqual({
      ...data,
      name: 'Otra',
      enabled: false,
      has_booking: false,
      background_image: null,
      is_background_image_default: true,
    });
    expect((await root('GET', `/projects${path}`)).body).toEqual(cleared.body);
  });

  it('goes with its bookings [AREA-30]', async () => {
    const { common_area_id: id } = state().bookings[5]!;
    const area = state().common_areas.find((row) => row.id === id)!;
    expect((await root('DELETE', `/common-areas/${id}`)).status).toBe(204);
    expect((await root('GET', `/projects/common-areas/${id}`)).status).toBe(404);
    expect(state().bookings.some((row) => row.common_area_id === id)).toBe(false);
    const left = await list(`/projects/${area.project_id}/bookings`);
    expect(left.some((row) => (row['common_area'] as { id: string }).id === id)).toBe(false);
  });
});

describe('an area that is refused', () => {
  it.each<[string, object, string]>([
    ['[AREA-31] no name', { name: ' ' }, '/name'],
    ['[AREA-32] nobody fits', { capacity: 0 }, '/capacity'],
    ['[AREA-32] too many', { capacity: 10_000 }, '/capacity'],
    ['[AREA-33] no day', { days_availability: '' }, '/days_availability'],
    ['[AREA-33] an eighth day', { days_availability: '1,8' }, '/days_availability'],
    ['[AREA-33] a day twice', { days_availability: '1,1' }, '/days_availability'],
    ['[AREA-34] no hours', { time_availability: [] }, '/time_availability'],
    ['[AREA-34] empty hours', { time_availability: [interval('10:00', '10:00')] }, '/time_availability/0'],
    [
      '[AREA-34] no time of day',
      { time_availability: [interval('9:00', '10:00')] },
      '/time_availability/0/time_availability_start',
    ],
    ['[AREA-36] another duration', { booking_duration: 45 }, '/booking_duration'],
    ['[AREA-36] one hour', { booking_duration: 1 }, '/booking_duration'],
    ['[AREA-38] no bookings', { maximum_bookings_by_user: 0 }, '/maximum_bookings_by_user'],
    ['[AREA-38] too many bookings', { maximum_bookings_by_user: 1001 }, '/maximum_bookings_by_user'],
    [
      '[AREA-39] too far',
      { maximum_time_availability: { time_period: 'week', value: 13 } },
      '/maximum_time_availability/value',
    ],
    ['[AREA-40] a long title', { info_user_title: 'x'.repeat(61) }, '/info_user_title'],
    ['[AREA-40] a long text', { info_user_description: 'x'.repeat(257) }, '/info_user_description'],
    ['[AREA-41] no image', { background_image: 'PHN2Zy8+' }, '/background_image'],
    ['an unknown field', { has_booking: true }, '/has_booking'],
  ])('%s', async (_name, change, pointer) => {
    const answer = await create(change);
    expect([answer.status, answer.body['errors']?.[0]?.['source']?.['pointer']]).toEqual([422, pointer]);
  });

  it('has hours that overlap or repeat, also in a change; hours that touch are fine [AREA-35]', async () => {
    const overlapping = [interval('09:00', '13:00'), interval('16:00', '20:00'), interval('12:59', '14:00')];
    const twice = [interval('09:00', '13:00'), interval('09:00', '13:00')];
    const { id } = state().common_areas[0]!;
    for (const hours of [overlapping, twice]) {
      for (const answer of [
        await create({ time_availability: hours }),
        await root('PATCH', `/common-areas/${id}`, { time_availability: hours }),
      ]) {
        expect(answer.status).toBe(422);
        expect(answer.body['errors']?.[0]).toMatchObject({
          code: 'overlapping_hours',
          detail: 'Horarios solapados',
          source: { pointer: '/time_availability' },
        });
      }
    }
    expect((await create()).status).toBe(201);
  });

  it('crosses midnight; hours that end at midnight are fine [AREA-34, AREA-35]', async () => {
    expect((await create({ time_availability: [interval('22:00', '02:00')] })).status).toBe(422);
    const late = [interval('20:00', '00:00'), interval('08:00', '20:00')];
    expect((await create({ time_availability: late })).status).toBe(201);
    const over = await create({ time_availability: [...late, interval('22:00', '23:00')] });
    expect(over.body['errors']?.[0]).toMatchObject({ code: 'overlapping_hours' });
  });

  it('has an image above 3 MB: exactly 3 MB are taken [AREA-41] [CLIENT-63]', async () => {
    const bare = skylineLogo(3, '#FFFFFF', '#112233').split(',')[1]!;
    const pngOf = (bytes: number) =>
      Buffer.concat([Buffer.from(bare, 'base64').subarray(0, 60), Buffer.alloc(bytes - 60)]).toString(
        'base64',
      );
    const limit = 3 * 1024 * 1024;
    expect((await create({ background_image: pngOf(limit) })).status).toBe(201);
    const refused = await create({ background_image: pngOf(limit + 1) });
    expect(refused.body['errors']?.[0]?.['detail']).toBe('La imagen no puede superar 3 MB.');
  });
});

describe('bookings', () => {
  it('are deleted one by one [AREA-16] [AREA-19]', async () => {
    const row = state().bookings.at(-1)!;
    const area = state().common_areas.find(({ id }) => id === row.common_area_id)!;
    const before = await list(`/projects/${area.project_id}/bookings`);
    expect((await root('DELETE', `/common-area/booking/${row.id}`)).status).toBe(204);
    const after = await list(`/projects/${area.project_id}/bookings`);
    expect(after).toEqual(before.filter(({ id }) => id !== row.id));
    expect((await root('DELETE', `/common-area/booking/${row.id}`)).status).toBe(404);
  });
});

describe('spaces of foreign companies and weak roles', () => {
  it('are 404 and 403 [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = state().common_areas.find(
      (row) => host.store.rows.find('projects', { id: row.project_id })!.client_id !== own,
    )!;
    const booking = state().bookings.find((row) => row.common_area_id === foreign.id)!;
    const paths = [
      ['GET', `/projects/common-areas/${foreign.id}`],
      ['GET', `/projects/${foreign.project_id}/sensors`],
      ['DELETE', `/common-areas/${foreign.id}`],
      ['DELETE', `/common-area/booking/${booking.id}`],
    ] as const;
    for (const [method, path] of paths) expect((await admin(method, path)).status, path).toBe(404);
    expect((await admin('PATCH', `/common-areas/${foreign.id}`, { enabled: false })).status).toBe(404);
    expect((await admin('POST', `/projects/${foreign.project_id}/common-areas`, sala)).status).toBe(404);
    const reader = await host.signInAs('lectura');
    expect((await reader('DELETE', `/common-areas/${foreign.id}`)).status).toBe(403);
    expect((await reader('DELETE', `/common-area/booking/${booking.id}`)).status).toBe(403);
    expect((await reader('PATCH', `/common-areas/${foreign.id}`, { enabled: false })).status).toBe(403);
  });
});
