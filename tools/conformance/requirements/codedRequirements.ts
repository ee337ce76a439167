import type { Endpoint } from '../../../dataProvider/contract/endpoint';
import * as endpoints from '../../../dataProvider/contract/endpoints';
import { requiredMembers } from './requirement';
import type { RequiredMember, ReadRequirement } from './requirement';

type CodedRequirement = Pick<ReadRequirement, 'operation' | 'screen'> &
  Partial<Pick<ReadRequirement, 'query' | 'must' | 'should'>>;

const ticketMembers = [
  'tickets_received',
  'tickets_closed',
  'tickets_revoked',
  'tickets_in_progress',
  'tickets_closed_time_average',
  'first_response_time_average',
];

/** Requirement of a ticket card: one of its figures is enough. */
const ticketRequirement = (
  operation: string,
  screen: string,
  names: readonly string[],
): CodedRequirement => ({
  operation,
  screen,
  must: requiredMembers('show any figure', names.join('|')),
  should: requiredMembers('the figure', ...names),
});

const timeRange = { from: null, until: null };

/**
 * Requirements of coded extensions, beyond what the contract guarantees. Each `must` is data without which their parsing
 * fails: `src/app/integration/responseSpellings.test.tsx` compares the table with the screens, in both directions.
 */
export const codedRequirementTable: readonly CodedRequirement[] = [
  {
    operation: 'getCurrentUser',
    screen: 'Cabecera',
    should: requiredMembers('the owner of the session', 'id', 'username', 'email', 'roles'),
  },
  {
    operation: 'getLegalStatus',
    screen: 'Documentos legales',
    should: requiredMembers('the pending acceptance', 'is_enabled', 'is_accepted'),
  },
  {
    operation: 'listLegalDocuments',
    screen: 'Empresas › Documentación legal',
    should: requiredMembers('the document', 'privacy_policy', 'terms_of_service', 'enabled'),
  },
  {
    operation: 'search',
    screen: 'Búsqueda general',
    query: { q: 'sol' },
    must: requiredMembers('show results', 'assets|users|clients|projects'),
  },
  {
    operation: 'getAssetStatistics',
    screen: 'Panel › Ocupación',
    must: requiredMembers('show the figure', 'assets_linked_to_users', 'assets_not_linked_to_users'),
    should: requiredMembers('the figure', 'total_assets'),
  },
  {
    operation: 'getUserStatistics',
    screen: 'Panel › Usuarios activos',
    must: requiredMembers('show the bars', 'users.users'),
    should: requiredMembers('the average', 'users.average'),
  },
  {
    operation: 'getGatewayStatistics',
    screen: 'Panel › Gateways activos',
    must: requiredMembers('show the bars', 'gateways.gateways'),
    should: requiredMembers('the figure', 'gateways.total_gateways_online'),
  },
  ticketRequirement('getTicketStatistics', 'Panel › Tickets', [...ticketMembers, 'tickets_open']),
  ticketRequirement('getAssetTicketStatistics', 'Activos › Inicio', ticketMembers),
  {
    operation: 'listAssetTypes',
    screen: 'Activos › Editar',
  },
  {
    operation: 'getGateway',
    screen: 'Activos › Gateway',
    should: requiredMembers(
      'the value',
      'qrCode',
      'sku',
      'hw_version',
      'productionDate',
      'gatewayVersion',
      'daemonVersion',
      'type',
      'status',
    ),
  },
  {
    operation: 'listGatewayStatus',
    screen: 'Activos › Gateway',
    query: { asset_id: null },
    must: requiredMembers('identify the gateway', 'gateway_id'),
    should: requiredMembers('the status', 'health', 'activeIssues', 'networkState', 'last_connection'),
  },
  {
    operation: 'listGatewayStatus',
    screen: 'Gateways › Información',
    query: { project_id: null },
    must: requiredMembers('identify the gateway', 'gateway_id'),
    should: requiredMembers(
      'the status',
      'health',
      'activeIssues',
      'networkState',
      'last_connection',
      'uptime',
    ),
  },
  {
    operation: 'listDevices',
    screen: 'Gateways › Compartir sensores',
    query: { gateway_id: null },
    should: requiredMembers('the name of the sensor', 'sensors'),
  },
  {
    operation: 'getLatestVersions',
    screen: 'Activos › Gateway › Actualizar',
    should: requiredMembers('the latest version', 'aass', 'system'),
  },
  {
    operation: 'getUpdateState',
    screen: 'Activos › Gateway › Actualizar',
    must: requiredMembers('show the progress', 'state'),
  },
  {
    operation: 'listAssetSensors',
    screen: 'Activos › Consumos',
    must: requiredMembers('select the sensor', 'id|uid'),
    should: requiredMembers('the sensor', 'name', 'room', 'sensor_type', 'device_id', 'sensor_id'),
  },
  // The chart shows the presence beside every sensor.
  ...[null, 'VIRTUAL_PRESENCE'].map((sensor): CodedRequirement => ({
    operation: 'getTimeSeries',
    screen: sensor === null ? 'Activos › Consumos' : 'Activos › Consumos › Presencia',
    query: { ...timeRange, sensor, device_id: null, measure: null, sensor_id: null, gateway_id: null },
    must: requiredMembers('draw the point', 'ts', 'v'),
  })),
  {
    operation: 'downloadTimeSeries',
    screen: 'Activos › Consumos › Descargar CSV',
    query: { ...timeRange, assetId: null, sensor_uuid: null, format: 'csv' },
  },
  {
    operation: 'listAssetEvents',
    screen: 'Activos › Eventos',
    query: timeRange,
    must: requiredMembers('show the time', 'ts'),
    should: requiredMembers('the event', 'username', 'user_id', 'room', 'action', 'usage_source'),
  },
  {
    operation: 'downloadTickets',
    screen: 'Tickets › Descargar',
    query: { ...timeRange, format: 'csv' },
  },
  {
    operation: 'listSensorPasswords',
    screen: 'Activos › Accesos › Configurar contraseñas',
  },
  { operation: 'downloadTenantsTemplate', screen: 'Usuarios › Plantilla' },
];

const endpointsById = new Map(
  Object.values(endpoints).map((endpoint: Endpoint) => [endpoint.id as string, endpoint]),
);

/** Returns the contract's guarantees for a call: without any of these members the response is invalid. */
function contractRequirement(operation: string): Pick<ReadRequirement, 'shape' | 'must'> {
  const { rows, record } = endpointsById.get(operation) ?? {};
  const names = rows ?? record ?? [];
  const anyMember: RequiredMember = { paths: names, label: 'recognise the response' };
  return { shape: rows ? 'list' : record ? 'value' : 'file', must: names.length > 0 ? [anyMember] : [] };
}

/** Requirements of coded extensions. */
export const codedRequirements: readonly ReadRequirement[] = codedRequirementTable.map(
  ({ must = [], should = [], query = {}, ...requirement }) => {
    const contractPart = contractRequirement(requirement.operation);
    return {
      ...requirement,
      ...contractPart,
      data: ['data'],
      pageSize: null,
      version: 1,
      query,
      must: [...contractPart.must, ...must],
      should,
    };
  },
);
