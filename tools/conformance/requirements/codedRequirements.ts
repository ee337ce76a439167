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
  must: requiredMembers('mostrar ninguna cifra', names.join('|')),
  should: requiredMembers('la cifra', ...names),
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
    should: requiredMembers('de quién es la sesión', 'id', 'username', 'email', 'roles'),
  },
  {
    operation: 'getLegalStatus',
    screen: 'Documentos legales',
    should: requiredMembers('si hay que aceptarlos', 'is_enabled', 'is_accepted'),
  },
  {
    operation: 'listLegalDocuments',
    screen: 'Empresas › Documentación legal',
    should: requiredMembers('el documento', 'privacy_policy', 'terms_of_service', 'enabled'),
  },
  {
    operation: 'search',
    screen: 'Búsqueda general',
    query: { q: 'sol' },
    must: requiredMembers('mostrar resultados', 'assets|users|clients|projects'),
  },
  {
    operation: 'getAssetStatistics',
    screen: 'Panel › Ocupación',
    must: requiredMembers('mostrar la cifra', 'assets_linked_to_users', 'assets_not_linked_to_users'),
    should: requiredMembers('la cifra', 'total_assets'),
  },
  {
    operation: 'getUserStatistics',
    screen: 'Panel › Usuarios activos',
    must: requiredMembers('mostrar las barras', 'users.users'),
    should: requiredMembers('la media', 'users.average'),
  },
  {
    operation: 'getGatewayStatistics',
    screen: 'Panel › Gateways activos',
    must: requiredMembers('mostrar las barras', 'gateways.gateways'),
    should: requiredMembers('la cifra', 'gateways.total_gateways_online'),
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
      'el dato',
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
    must: requiredMembers('saber de qué gateway es', 'gateway_id'),
    should: requiredMembers('el estado', 'health', 'activeIssues', 'networkState', 'last_connection'),
  },
  {
    operation: 'listGatewayStatus',
    screen: 'Gateways › Información',
    query: { project_id: null },
    must: requiredMembers('saber de qué gateway es', 'gateway_id'),
    should: requiredMembers(
      'el estado',
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
    should: requiredMembers('el nombre del sensor', 'sensors'),
  },
  {
    operation: 'getLatestVersions',
    screen: 'Activos › Gateway › Actualizar',
    should: requiredMembers('la última versión', 'aass', 'system'),
  },
  {
    operation: 'getUpdateState',
    screen: 'Activos › Gateway › Actualizar',
    must: requiredMembers('saber por dónde va', 'state'),
  },
  {
    operation: 'listAssetSensors',
    screen: 'Activos › Consumos',
    must: requiredMembers('elegir el sensor', 'id|uid'),
    should: requiredMembers('el sensor', 'name', 'room', 'sensor_type', 'device_id', 'sensor_id'),
  },
  // The chart shows the presence beside every sensor.
  ...[null, 'VIRTUAL_PRESENCE'].map((sensor): CodedRequirement => ({
    operation: 'getTimeSeries',
    screen: sensor === null ? 'Activos › Consumos' : 'Activos › Consumos › Presencia',
    query: { ...timeRange, sensor, device_id: null, measure: null, sensor_id: null, gateway_id: null },
    must: requiredMembers('dibujar el punto', 'ts', 'v'),
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
    must: requiredMembers('saber cuándo fue', 'ts'),
    should: requiredMembers('el evento', 'username', 'user_id', 'room', 'action', 'usage_source'),
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
  const anyMember: RequiredMember = { paths: names, label: 'reconocer la respuesta' };
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
