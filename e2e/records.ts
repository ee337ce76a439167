import type { ContractClient, ContractSchemas } from './contractClient';

/** The first that fits; a test that finds none is wrong about the seeded data. */
export async function findFirst<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  predicate: (row: Row) => boolean | Promise<boolean> = () => true,
): Promise<Row> {
  for await (const row of rows) if (await predicate(row)) return row;
  throw new Error('no such record in the seeded data');
}

/** An asset with what belongs to it. */
export type AssetWithRelations = ContractSchemas['Asset'] & {
  client: ContractSchemas['Ref'];
  project?: ContractSchemas['Ref'];
  users: ContractSchemas['User'][];
};

/** A person with the ids of the assets linked. */
export type UserWithAssets = ContractSchemas['User'] & { asset_ids: string[] };

/** Records of the seeded story, looked up over HTTP by what a test needs of them. */
export function createRecordFinder(api: ContractClient) {
  const loadAsset = async (id: string): Promise<AssetWithRelations> => {
    const { data, included } = await api.call('getAsset', { path: { id }, query: { include: 'users' } });
    const [[client], [project]] = [included.clients, included.projects];
    if (!client) throw new Error(`asset ${id} belongs to nobody`);
    return { ...data, client, ...(project && { project }), users: included.users ?? [] };
  };
  const loadUser = async (id: string): Promise<UserWithAssets> => {
    const { data, included } = await api.call('getUser', { path: { id } });
    return { ...data, asset_ids: included.assets.map((linkedAsset) => linkedAsset.id) };
  };
  async function* iterateAssets(): AsyncGenerator<AssetWithRelations> {
    for await (const { id } of api.rows('listAssets')) yield loadAsset(id);
  }
  async function* iterateTenants(): AsyncGenerator<UserWithAssets> {
    for await (const listedUser of api.rows('listUsers')) {
      if (listedUser.roles[0] === 'ROLE_USER' && listedUser.email && listedUser.username)
        yield loadUser(listedUser.id);
    }
  }
  const hasGateways = ({ gateways_qrs }: AssetWithRelations) => gateways_qrs.length > 0;
  const findUserId = async (email: string) =>
    (await findFirst(api.rows('listUsers', { search: email }), (row) => row.email === email)).id;
  return {
    client: (name: string) => findFirst(api.rows('listClients'), (row) => row.name.startsWith(name)),
    project: (name: string) => findFirst(api.rows('listProjects'), (row) => row.name.startsWith(name)),
    user: async (email: string) => loadUser(await findUserId(email)),
    /** A person as the host knows them now. */
    userById: loadUser,
    /** A tenant with at least one asset and an e-mail. */
    tenant: () => findFirst(iterateTenants(), (row) => row.asset_ids.length > 0),
    /** An asset as the host knows it now. */
    assetById: loadAsset,
    assets: {
      any: () =>
        findFirst(
          iterateAssets(),
          (row) => row.alias !== null && row.project !== undefined && !row.is_blocked,
        ),
      blocked: () => findFirst(iterateAssets(), (row) => row.is_blocked),
      withoutAlias: () => findFirst(iterateAssets(), (row) => row.alias === null),
      withoutProject: () => findFirst(iterateAssets(), (row) => row.project === undefined),
      withUsers: () => findFirst(iterateAssets(), (row) => row.users.length > 0),
      withGatewaysOnly: () => findFirst(iterateAssets(), (row) => row.users.length === 0 && hasGateways(row)),
      free: () =>
        findFirst(
          iterateAssets(),
          (row) => row.users.length === 0 && !hasGateways(row) && row.alias !== null,
        ),
      ofCompany: (id: string) => findFirst(iterateAssets(), (row) => row.client.id === id),
    },
  };
}
