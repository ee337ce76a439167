import { randomBytes } from 'node:crypto';
import { readBody } from '../../server/requests/readBody';
import { clientInScope, ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readOptionalImage } from '../../files/images';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import type { ClientRow } from '../../../fixtures/rows/clients';
import { clientView } from './view';
import { refuseTakenName } from './rules';

const visibleClients = async ({ store, actor }: Call) =>
  (await store.list('clients')).filter((row) => actor.canSee(row.id));

const listClients: Handler = async (call) => {
  const queryParams = readQueryParams('listClients', call.query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchingRows = (await visibleClients(call)).filter(
    (row) => search === '' || call.store.matchesSearch('clients', row, search),
  );
  const { rows, links, meta } = paginate(matchingRows, queryParams, call.path, call.query);
  return ok({ data: rows.map(clientView), links, meta });
};

/** The creator of a company can access it from then on. */
const createClient: Handler = async (call) => {
  const { data } = readBody('createClient', call.body);
  await refuseTakenName(call, data.name);
  const row: ClientRow = {
    id: `c${randomBytes(5).toString('hex')}`,
    ...data,
    tax_id: null,
    client_code: null,
    created_at: call.now,
    updated_at: call.now,
    logo: null,
    header_background_color: null,
  };
  const { user, seesAllCompanies } = call.actor;
  await call.store.insert('clients', row);
  if (!seesAllCompanies) await call.store.update('users', user, { client_ids: [...user.client_ids, row.id] });
  return { status: 201, body: { data: clientView(row) } };
};

const getClient: Handler = async (call) =>
  ok({ data: clientView(await clientInScope(call, call.params.id)) });

/** An omitted member keeps its value, null clears it. */
const updateClient: Handler = async (call) => {
  const row = await clientInScope(call, call.params.id);
  const { id, look_and_feel: branding, ...fields } = readBody('updateClient', call.body).data;
  if (id !== row.id) throw unprocessableError('/data/id', 'No coincide con la dirección.');
  if (fields.name !== undefined) await refuseTakenName(call, fields.name, row);
  const logo = readOptionalImage(branding?.assets_manager?.logo, '/data/look_and_feel/assets_manager/logo');
  await call.store.update('clients', row, {
    ...fields,
    ...branding?.assets_manager,
    logo,
    updated_at: call.now,
  });
  return ok({ data: clientView(row) });
};

/** Names of each company's experts, as a list of texts. */
const listBillableUsers: Handler = async (call) => {
  readQueryParams('listBillableUsers', call.query);
  const expertUsers = (await call.store.list('users')).filter(
    (user) => user.type === 'contractor' && user.status !== 'withdrawn',
  );
  return ok({
    data: (await visibleClients(call)).map((row) => ({
      client_id: row.id,
      client_name: row.name,
      client_email: row.email,
      billable_users: expertUsers
        .filter((user) => user.client_ids.includes(row.id))
        .map((user) => user.username ?? user.email ?? user.id),
    })),
  });
};

/** Handlers: companies. */
export const clientHandlers = { listClients, createClient, getClient, updateClient, listBillableUsers };
