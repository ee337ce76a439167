import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import { newId } from '../../server/newId';
import type { IntercomRow } from '../../../fixtures/rows/intercoms';
import { intercomView, intercomVendors } from './view';

const listIntercoms: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.projectId);
  return ok({ data: (await call.store.list('intercoms', { projectId: id })).map(intercomView) });
};

/** Returns the intercom; 404 if it is unknown or its project is out of scope. */
async function intercomInScope(call: Call): Promise<IntercomRow> {
  const row = await call.store.find('intercoms', { id: call.params.id ?? '' });
  if (!row) throw notFoundError();
  await projectInScope(call, row.projectId);
  return row;
}

/** The body has no envelope and names the project. */
const createIntercom: Handler = async (call) => {
  const body = readBody('createIntercom', call.body);
  checkVendor(body.vendor);
  const project = await projectInScope(call, body.project_id);
  const row: IntercomRow = {
    id: newId('int'),
    vendor: body.vendor,
    projectId: project.id,
    name: body.name,
    deepLinks: null,
    remote: null,
    local: null,
    model: null,
    comments: null,
    serialNumber: null,
    handlerId: null,
    rooms: [],
  };
  await call.store.insert('intercoms', row);
  return { status: 201, body: { data: intercomView(row) } };
};

/** Links into another vendor's app would not work. */
const updateIntercom: Handler = async (call) => {
  const row = await intercomInScope(call);
  const { id, ...fields } = readBody('updateIntercom', call.body);
  if (fields.vendor !== undefined) checkVendor(fields.vendor);
  if (id !== row.id) throw unprocessableError('/id', 'No coincide con la dirección.');
  const deepLinks = row.deepLinks?.vendor === (fields.vendor ?? row.vendor) ? row.deepLinks : null;
  const updated = await call.store.update('intercoms', row, { ...fields, deepLinks });
  return ok({ data: intercomView(updated) });
};

const deleteIntercom: Handler = async (call) => {
  const row = await intercomInScope(call);
  await call.store.remove('intercoms', { id: row.id });
  return noContent;
};

/** Handlers: intercoms of projects. */
export const intercomHandlers = { listIntercoms, createIntercom, updateIntercom, deleteIntercom };

/** Throws 422 for a vendor that is not available to every project. */
export function checkVendor(vendor: string): void {
  if (!intercomVendors.includes(vendor)) throw unprocessableError('/vendor', 'Fabricante no disponible.');
}
