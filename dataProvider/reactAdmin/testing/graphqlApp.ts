import type * as graphql from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { createPlantData, queryRows, type PlantPump } from './plantData';

/** By `require`: the copy that graphql-http uses. A schema of another copy is refused. */
const { buildSchema, GraphQLError } = createRequire(import.meta.url)('graphql') as typeof graphql;

const pumpMembers = `
  name: String
  power: Int
  state: String
  plant_id: Int
  installed_at: String
  serial: String
`;

/** The schema that ra-data-graphql-simple expects by its conventions. */
const schema = buildSchema(`
  type Pump { id: ID! ${pumpMembers} }
  type Plant { id: ID! name: String }
  input PumpFilter { ids: [ID] q: String ${pumpMembers} power_gte: Int power_lte: Int states: [String] }
  input PlantFilter { ids: [ID] q: String name: String }
  type ListMetadata { count: Int! }
  type Query {
    Pump(id: ID!): Pump
    allPumps(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: PumpFilter): [Pump]
    _allPumpsMeta(page: Int, perPage: Int, filter: PumpFilter): ListMetadata
    Plant(id: ID!): Plant
    allPlants(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: PlantFilter): [Plant]
    _allPlantsMeta(page: Int, perPage: Int, filter: PlantFilter): ListMetadata
  }
  type Mutation {
    createPump(${pumpMembers}): Pump
    updatePump(id: ID! ${pumpMembers}): Pump
    deletePump(id: ID!): Pump
  }
`);

interface ListArguments {
  page?: number;
  perPage?: number;
  sortField?: string;
  sortOrder?: string;
  filter?: Record<string, unknown>;
}

/** Creates a GraphQL host (graphql-http) with pumps and plants. */
export function createGraphqlApp(): RequestListener {
  const { pumps, plants } = createPlantData();
  const select = <R extends { id: number }>(rows: readonly R[], args: ListArguments) => {
    const { page = 0, perPage = 100, sortField = 'id', sortOrder = 'ASC', filter = {} } = args;
    const { ids, states, ...members } = filter;
    return queryRows(
      rows.filter(({ id }) => !Array.isArray(ids) || ids.includes(String(id))),
      {
        filter: { ...members, ...(states === undefined ? {} : { state: states }) },
        sort: [sortField, sortOrder],
        offset: page * perPage,
        limit: perPage,
      },
    );
  };
  const checkName = ({ name }: Partial<PlantPump>): void => {
    if (name === 'prohibida')
      throw new GraphQLError('Ese nombre no vale', null, null, null, null, null, { field: 'name' });
  };
  const findPump = (id: string): PlantPump | undefined => pumps.find((pump) => String(pump.id) === id);
  const rootValue = {
    Pump: ({ id }: { id: string }) => findPump(id),
    allPumps: (args: ListArguments) => select(pumps, args).rows,
    _allPumpsMeta: (args: ListArguments) => ({ count: select(pumps, { ...args, page: 0 }).total }),
    Plant: ({ id }: { id: string }) => plants.find((plant) => String(plant.id) === id),
    allPlants: (args: ListArguments) => select(plants, args).rows,
    _allPlantsMeta: (args: ListArguments) => ({ count: select(plants, { ...args, page: 0 }).total }),
    createPump: (members: PlantPump) => {
      checkName(members);
      const pump = { ...members, id: 100 };
      pumps.push(pump);
      return pump;
    },
    updatePump: ({ id, ...members }: Partial<PlantPump> & { id: unknown }) => {
      checkName(members);
      return Object.assign(findPump(String(id)) ?? {}, members);
    },
    deletePump: ({ id }: { id: string }) =>
      pumps.splice(
        pumps.findIndex((pump) => String(pump.id) === id),
        1,
      )[0],
  };
  return createHandler({ schema, rootValue });
}
