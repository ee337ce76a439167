import { randomBytes } from 'node:crypto';
import { readBody } from '../../server/requests/readBody';
import { clientInScope, clientScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readOptionalImage } from '../../files/images';
import { readQueryParams } from '../../server/requests/readQuery';
import { listPage, searchCriteria } from '../../lists/listPage';
import type { ClientRow } from '../../../fixtures/rows/clients';
import { clientView } from './view';
import { refuseTakenName } from './rules';

const listClients: Handler = async (call) => {
  const queryParams = readQueryParams('listClients', call.query);
  const { rows, links, meta } = await listPage(call, queryParams, 'clients', {
    ...clientScope(call.actor),
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
  });
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
  const { actor, store } = call;
  await store.insert('clients', row);
  const user = actor.seesAllCompanies ? undefined : await store.find('users', { id: actor.user.id });
  if (user) await store.update('users', user, { client_ids: [...user.client_ids, row.id] });
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
  const updated = await call.store.update('clients', row, {
    ...fields,
    ...branding?.assets_manager,
    logo,
    updated_at: call.now,
  });
  return ok({ data: clientView(updated) });
};

/** Names of each company's experts, as a list of texts. */
const listBillableUsers: Handler = async (call) => {
  readQueryParams('listBillableUsers', call.query);
  const { store, actor } = call;
  const experts = await store.list('users', { type: 'contractor', status: { not: 'withdrawn' } });
  const clients = await store.list('clients', clientScope(actor));
  return ok({
    data: clients.map((row) => ({
      client_id: row.id,
      client_name: row.name,
      client_email: row.email,
      billable_users: experts
        .filter((user) => user.client_ids.includes(row.id))
        .map((user) => user.username ?? user.email ?? user.id),
    })),
  });
};

/** Handlers: companies. */
export const clientHandlers = { listClients, createClient, getClient, updateClient, listBillableUsers };
