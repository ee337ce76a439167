import type { Api, Wire } from './api';

/** The first that fits; a test that finds none is wrong about the seeded data. */
export async function first<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  fits: (row: Row) => boolean | Promise<boolean> = () => true,
): Promise<Row> {
  for await (const row of rows) if (await fits(row)) return row;
  throw new Error('no such record in the seeded data');
}

/** An asset with what belongs to it. */
export type FoundAsset = Wire['Asset'] & {
  client: Wire['Ref'];
  project?: Wire['Ref'];
  users: Wire['User'][];
};

/** A person with the ids of the assets linked. */
export type FoundUser = Wire['User'] & { asset_ids: string[] };

/** Records of the seeded story, looked up over HTTP by what a test needs of them. */
export function recordsOf(api: Api) {
  const asset = async (id: string): Promise<FoundAsset> => {
    const { data, included } = await api.call('getAsset', { path: { id }, query: { include: 'users' } });
    const [[client], [project]] = [included.clients, included.projects];
    if (!client) throw new Error(`asset ${id} belongs to nobody`);
    return { ...data, client, ...(project && { project }), users: included.users ?? [] };
  };
  const user = async (id: string): Promise<FoundUser> => {
    const { data, included } = await api.call('getUser', { path: { id } });
    return { ...data, asset_ids: included.assets.map((one) => one.id) };
  };
  async function* assets(): AsyncGenerator<FoundAsset> {
    for await (const { id } of api.rows('listAssets')) yield asset(id);
  }
  async function* people(): AsyncGenerator<FoundUser> {
    for await (const one of api.rows('listUsers')) {
      if (one.roles[0] === 'ROLE_USER' && one.email && one.username) yield user(one.id);
    }
  }
  const hasGateways = ({ gateways_qrs }: FoundAsset) => gateways_qrs.length > 0;
  const idOf = async (email: string) =>
    (await first(api.rows('listUsers', { search: email }), (row) => row.email === email)).id;
  return {
    client: (name: string) => first(api.rows('listClients'), (row) => row.name.startsWith(name)),
    project: (name: string) => first(api.rows('listProjects'), (row) => row.name.startsWith(name)),
    user: async (email: string) => user(await idOf(email)),
    /** A person as the host knows them now. */
    userById: user,
    /** A tenant with at least one asset and an e-mail. */
    tenant: () => first(people(), (row) => row.asset_ids.length > 0),
    /** An asset as the host knows it now. */
    assetById: asset,
    assets: {
      any: () => first(assets(), (row) => row.alias !== null && row.project !== undefined && !row.is_blocked),
      blocked: () => first(assets(), (row) => row.is_blocked),
      withoutAlias: () => first(assets(), (row) => row.alias === null),
      withoutProject: () => first(assets(), (row) => row.project === undefined),
      withUsers: () => first(assets(), (row) => row.users.length > 0),
      withGatewaysOnly: () => first(assets(), (row) => row.users.length === 0 && hasGateways(row)),
      free: () => first(assets(), (row) => row.users.length === 0 && !hasGateways(row) && row.alias !== null),
      ofCompany: (id: string) => first(assets(), (row) => row.client.id === id),
    },
  };
}
