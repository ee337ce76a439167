import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/testHost';
import type { TestResponse, TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
});
beforeEach(async () => {
  await host.reset();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const DID = 'D00000000NEW';
const clientNamed = (name: string) => host.store.state.clients.find((row) => row.name.startsWith(name))!;
const levante = () => clientNamed('Inmobiliaria Sol');
const projectOf = (clientId: string) => host.store.state.projects.find((row) => row.client_id === clientId)!;
const stock = (clientId: string) =>
  host.store.state.gateways.find(
    (row) =>
      row.client_id === clientId &&
      row.project_id === null &&
      row.qr_code !== null &&
      host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length === 0,
  )!;

const location = {
  country: 'España',
  province: 'Valencia',
  city: 'Valencia',
  postal_code: '46001',
  street_type: 'street',
  street_name: 'Colón',
  block_number: '3',
  staircase: null,
  flat: '2',
  door: 'B',
};

/** Returns a valid body with the given changes. */
const bodyWith = (change: object = {}, more: object = {}) => ({
  data: {
    id: DID,
    attributes: {
      community: projectOf(levante().id).id,
      alias: 'Ático',
      client_id: levante().id,
      type: 'HOME',
      description: null,
      location,
      ...change,
    },
    ...more,
  },
});
const withQid = (qid: string) => bodyWith({}, { relationships: { gateways: { qr_gateway_id: qid } } });
const create = (body: unknown, as = root): Promise<TestResponse> => as('POST', '/assets', body);
const detailOf = ({ body }: TestResponse) => body['errors']?.[0]?.['detail'];
const pointersOf = ({ body }: TestResponse) =>
  (body['errors'] as unknown as { source: { pointer: string } }[]).map(({ source }) => source.pointer);

describe('creating an asset', () => {
  it('answers 201 with the record, which is then read, listed and found [ASSET-34] [CALL-058]', async () => {
    const project = projectOf(levante().id);
    const made = await create(bodyWith());
    expect(made.status).toBe(201);
    expect(made.body['data']).toMatchObject({ id: DID, alias: 'Ático', zip_code: '46001', location });
    expect(made.body['included']).toEqual({
      projects: [{ id: project.id, name: project.name }],
      clients: [{ id: levante().id, name: levante().name }],
    });
    const read = await root('GET', `/assets/${DID}/dashboard`);
    expect(read.body['data']).toEqual(made.body['data']);
    for (const path of [`/assets?search=${DID}`, `/projects/${project.id}/assets?search=${DID}`]) {
      expect((await root('GET', path)).body['data']?.[0]?.['id'], path).toBe(DID);
    }
  });

  it('links the free gateway of the QID, which moves to the project [ASSET-35]', async () => {
    const gateway = stock(levante().id);
    const made = await create(withQid(gateway.qr_code!));
    expect(made.body['data']?.['gateways_qrs']).toEqual([
      { gateway_id: gateway.id, qr_code: gateway.qr_code },
    ]);
    const { data } = (await root('GET', `/gateways/${gateway.id}`)).body;
    expect(data).toMatchObject({ assetId: DID, projectId: projectOf(levante().id).id });
  });

  it('takes the name of a project whatever its case, and makes a new one of another name [ASSET-36]', async () => {
    const count = host.store.state.projects.length;
    const { name, id } = projectOf(levante().id);
    const known = await create(bodyWith({ community: name.toUpperCase() }));
    expect(known.body['included']?.['projects']).toEqual([{ id, name }]);
    expect(host.store.state.projects.length).toBe(count);
    const other = bodyWith({ community: 'Residencial Los Olivos', type: 'NN_DISCOUNT_ALL_PARKINGS' });
    const made = await create({ data: { ...other.data, id: 'D00000000NEW2' } });
    const project = made.body['included']?.['projects']?.[0];
    expect(project?.['name']).toBe('Residencial Los Olivos');
    expect((await root('GET', `/projects/${String(project?.['id'])}`)).body['data']).toMatchObject({
      name: 'Residencial Los Olivos',
      type: 'PARKING_SLOT',
    });
  });

  it.each(['D-0000000001', 'D0000000001', 'd00000000001', 'X00000000001', 'D000000000ÑA', 'D0000000000001'])(
    'refuses the DID %s with 400 that names it [ASSET-39]',
    async (id) => {
      const answer = await create({ data: { ...bodyWith().data, id } });
      expect([answer.status, detailOf(answer)]).toEqual([400, expect.stringContaining(id)]);
      expect(host.store.rows.find('assets', { id })).toBeUndefined();
    },
  );

  it.each(['Q-0000000001', 'Q0000000001', 'G00000000001', 'q00000000001'])(
    'refuses the QID %s with 400 [ASSET-38]',
    async (qid) => {
      const answer = await create(withQid(qid));
      expect([answer.status, detailOf(answer)]).toEqual([400, 'QR gateway invalid checksum']);
    },
  );

  it('refuses the QID of a gateway that serves an asset or a project with 400 [ASSET-40]', async () => {
    const own = host.store.state.gateways.filter((row) => row.client_id === levante().id);
    const ofAsset = own.find(
      (row) => host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length > 0,
    )!;
    const ofProject = own.find(
      (row) =>
        row.project_id !== null &&
        host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length === 0,
    )!;
    for (const { qr_code: qid } of [ofAsset, ofProject]) {
      const answer = await create(withQid(qid!));
      expect([answer.status, detailOf(answer)]).toEqual([400, expect.stringContaining('already used')]);
    }
  });

  it('404 for a QID that no gateway of the company has [ASSET-42] [PERM-10]', async () => {
    const foreign = stock(clientNamed('Hoteles').id);
    for (const qid of ['Q00000000000', foreign.qr_code!]) {
      const answer = await create(withQid(qid));
      expect([answer.status, detailOf(answer)]).toEqual([404, 'Gateway not found with QID type']);
    }
  });

  it('404 for a DID whose label was never made [ASSET-43]', async () => {
    const answer = await create({ data: { ...bodyWith().data, id: 'D40400000001' } });
    expect([answer.status, detailOf(answer)]).toEqual([404, expect.not.stringContaining('QID')]);
  });

  it('409 for a DID that an asset has [ASSET-44]', async () => {
    expect((await create(bodyWith())).status).toBe(201);
    const again = await create(bodyWith({ alias: 'Otro' }));
    expect([again.status, again.body['errors']?.[0]?.['code']]).toEqual([409, 'did_duplicated']);
    expect(host.store.rows.find('assets', { id: DID })?.alias).toBe('Ático');
  });

  it('422 for companies and projects that do not belong together or are unknown [ASSET-24]', async () => {
    const at = (name: string) => `/data/attributes/${name}`;
    expect(pointersOf(await create(bodyWith({ client_id: 'nadie' })))).toEqual([at('client_id')]);
    const foreign = projectOf(clientNamed('Hoteles').id).id;
    expect(pointersOf(await create(bodyWith({ community: foreign })))).toEqual([at('community')]);
  });

  it('422 for what is missing, too long or unknown [ASSET-25..ASSET-29]', async () => {
    // Uses the host's own rules, without contract validation.
    const plain = await startTestHost({ check: false });
    const refused = await create(
      bodyWith({
        type: 'CASTLE',
        description: 'd'.repeat(101),
        location: { ...location, street_type: null, street_name: ' ', city: '', country: null },
      }),
      await plain.signInAs('super'),
    );
    await plain.close();
    expect(refused.status).toBe(422);
    expect(pointersOf(refused).map((pointer) => pointer.split('/').at(-1))).toEqual([
      'type',
      'description',
      'country',
      'city',
      'street_type',
      'street_name',
    ]);
    expect(pointersOf(await create(bodyWith({ is_blocked: true })))).toEqual(['/data/attributes/is_blocked']);
    expect(host.store.rows.find('assets', { id: DID })).toBeUndefined();
  });

  it('a refusal leaves nothing behind: no project, no link [ASSET-36]', async () => {
    const count = host.store.state.projects.length;
    const body = bodyWith(
      { community: 'Fantasma' },
      { relationships: { gateways: { qr_gateway_id: 'Q1' } } },
    );
    expect((await create(body)).status).toBe(400);
    expect(host.store.state.projects.length).toBe(count);
  });

  it('needs create_assets, and a company that the session sees [ASSET-06] [PERM-10]', async () => {
    expect((await create(bodyWith(), await host.signInAs('gestor'))).status).toBe(403);
    const expert = await host.signInAs('experto');
    expect(pointersOf(await create(bodyWith(), expert))).toEqual(['/data/attributes/client_id']);
    const own = clientNamed('Residencial Monteverde').id;
    const made = await create(bodyWith({ client_id: own, community: projectOf(own).id }), expert);
    expect(made.status).toBe(201);
  });
});
