import { readBody } from '../../server/requests/readBody';
import { gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { withoutUndefined } from '../../server/requests/bodyChecks';
import { gatewayView } from './view';
import type { GatewayUpdateInput } from './rules';
import { checkProjectChange, setGatewayQr, moveToProject, refuseTakenQr, mergeSharedSensors } from './rules';

/** Reads a member and the name it was sent under. Either spelling is valid, but not both. */
function readEitherSpelling<Snake extends keyof GatewayUpdateInput, Camel extends keyof GatewayUpdateInput>(
  body: GatewayUpdateInput,
  snake: Snake,
  camel: Camel,
): { name: string; value: GatewayUpdateInput[Snake] | GatewayUpdateInput[Camel] } {
  if (body[snake] !== undefined && body[camel] !== undefined) {
    throw unprocessableError(`/${camel}`, 'Está dos veces, con dos nombres.');
  }
  return body[camel] === undefined
    ? { name: snake, value: body[snake] }
    : { name: camel, value: body[camel] };
}

/**
 * Updates QR, project, names and shared sensors of a gateway. Validates everything before changing anything. 404 for an
 * unknown GID.
 */
const updateGateway: Handler = async (call) => {
  const { store } = call;
  const row = await gatewayInScope(call, call.params.id);
  const body = readBody('updateGateway', call.body);
  const qrCode = readEitherSpelling(body, 'qr_gateway_id', 'qrGatewayId').value;
  const { name: projectName, value: projectId } = readEitherSpelling(body, 'project_id', 'projectId');
  const { name: sharedName, value: sharedSensors } = readEitherSpelling(
    body,
    'shared_sensors',
    'sharedSensors',
  );
  if (Object.keys(withoutUndefined(body)).length === 0) {
    throw unprocessableError('/qr_gateway_id', 'No hay nada que cambiar.');
  }
  const changesProject = projectId !== undefined && projectId !== row.project_id;
  if (qrCode !== undefined) await refuseTakenQr(call, row, qrCode);
  if (changesProject) await checkProjectChange(call, row, projectId, `/${projectName}`);
  const shared_sensors =
    sharedSensors && (await mergeSharedSensors(call, row, sharedSensors, `/${sharedName}`));
  if (qrCode !== undefined) await setGatewayQr(call, row, qrCode);
  if (changesProject) await moveToProject(call, row, projectId);
  const { alias, name, vendor } = body;
  const updated = await store.update('gateways', row, { alias, name, vendor, shared_sensors });
  return ok({ data: await gatewayView(updated, call) });
};

/** Handlers: changes of a gateway itself. */
export const gatewayEditHandlers = { updateGateway };
