import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import { newId } from '../../server/newId';
import type { IntercomRow } from '../../../fixtures/rows/intercoms';
import { intercomView, intercomVendors } from './view';

/** INTER-09. */
const listIntercoms: Handler = (call) => {
  const { id } = projectInScope(call, call.params.projectId);
  return ok({ data: call.store.list('intercoms', { projectId: id }).map(intercomView) });
};

/** The intercom, or 404 when it is unknown or its project is out of scope. */
function intercomInScope(call: Call): IntercomRow {
  const row = call.store.find('intercoms', { id: call.params.id ?? '' });
  if (!row) throw notFoundError();
  projectInScope(call, row.projectId);
  return row;
}

/** INTER-10: a bare body that names the project. */
const createIntercom: Handler = (call) => {
  const body = readBody('createIntercom', call.body);
  checkVendor(body.vendor);
  const project = projectInScope(call, body.project_id);
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
  call.store.insert('intercoms', row);
  return { status: 201, body: { data: intercomView(row) } };
};

/** INTER-11. The links into the app of another vendor would lead nowhere. */
const updateIntercom: Handler = (call) => {
  const row = intercomInScope(call);
  const { id, ...fields } = readBody('updateIntercom', call.body);
  if (fields.vendor !== undefined) checkVendor(fields.vendor);
  if (id !== row.id) throw unprocessableError('/id', 'No coincide con la dirección.');
  const deepLinks = row.deepLinks?.vendor === (fields.vendor ?? row.vendor) ? row.deepLinks : null;
  call.store.update('intercoms', row, { ...fields, deepLinks });
  return ok({ data: intercomView(row) });
};

const deleteIntercom: Handler = (call) => {
  const row = intercomInScope(call);
  call.store.remove('intercoms', { id: row.id });
  return noContent;
};

/** Intercoms of projects. */
export const intercomHandlers = { listIntercoms, createIntercom, updateIntercom, deleteIntercom };

/** 422 for a vendor that not every project may choose (INTER-08). */
export function checkVendor(vendor: string): void {
  if (!intercomVendors.includes(vendor)) throw unprocessableError('/vendor', 'Fabricante no disponible.');
}
