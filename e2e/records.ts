import type { RunningHost } from './hostServer';

/** The first record that fits; a test that finds none is wrong about the seeded data. */
function first<Row>(rows: readonly Row[], fits: (row: Row) => boolean): Row {
  const found = rows.find(fits);
  if (!found) throw new Error('no such record in the seeded data');
  return found;
}

/** Records of the seeded story, looked up by what a test needs of them. */
export const recordsOf = ({ store }: RunningHost) => {
  const linked = (id: string) => store.state.users.some((user) => user.asset_ids.includes(id));
  const { assets, clients, projects, users } = store.state;
  return {
    client: (name: string) => first(clients, (row) => row.name.startsWith(name)),
    project: (name: string) => first(projects, (row) => row.name.startsWith(name)),
    user: (email: string) => first(users, (row) => row.email === email),
    /** A tenant with at least one asset and an e-mail. */
    tenant: () =>
      first(
        users,
        (row) =>
          row.roles[0] === 'ROLE_USER' && row.asset_ids.length > 0 && Boolean(row.email && row.username),
      ),
    assets: {
      any: () => first(assets, (row) => row.alias !== null && row.project_id !== null && !row.is_blocked),
      blocked: () => first(assets, (row) => row.is_blocked),
      withoutAlias: () => first(assets, (row) => row.alias === null),
      withoutProject: () => first(assets, (row) => row.project_id === null),
      withUsers: () => first(assets, (row) => linked(row.id)),
      withGatewaysOnly: () => first(assets, (row) => !linked(row.id) && row.gateways.length > 0),
      free: () => first(assets, (row) => !linked(row.id) && row.gateways.length === 0 && row.alias !== null),
      ofCompany: (clientId: string) => first(assets, (row) => row.client_id === clientId),
    },
  };
};
