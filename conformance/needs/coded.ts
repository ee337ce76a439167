import type { Endpoint } from '../../dataProvider/contract/endpoint';
import * as endpoints from '../../dataProvider/contract/endpoints';
import { members } from './need';
import type { Member, Need } from './need';

type Coded = Pick<Need, 'operation' | 'screen'> & Partial<Pick<Need, 'query' | 'must' | 'should'>>;

const tickets = [
  'tickets_received',
  'tickets_closed',
  'tickets_revoked',
  'tickets_in_progress',
  'tickets_closed_time_average',
  'first_response_time_average',
];

/** One of the figures makes the card. */
const ticketFigures = (operation: string, screen: string, names: readonly string[]): Coded => ({
  operation,
  screen,
  must: members('mostrar ninguna cifra', names.join('|')),
  should: members('la cifra', ...names),
});

const moments = { from: null, until: null };

/**
 * What parts written in code read, beside what the contract promises. Each `must` is what their reading refuses to do
 * without: `src/app/spellings.test.tsx` holds the table against the screens, in both directions.
 */
export const codedTable: readonly Coded[] = [
  {
    operation: 'getCurrentUser',
    screen: 'Cabecera',
    should: members('de quién es la sesión', 'id', 'username', 'email', 'roles'),
  },
  {
    operation: 'getLegalStatus',
    screen: 'Documentos legales',
    should: members('si hay que aceptarlos', 'is_enabled', 'is_accepted'),
  },
  {
    operation: 'listLegalDocuments',
    screen: 'Empresas › Documentación legal',
    should: members('el documento', 'privacy_policy', 'terms_of_service', 'enabled'),
  },
  {
    operation: 'search',
    screen: 'Búsqueda general',
    query: { q: 'sol' },
    must: members('mostrar resultados', 'assets|users|clients|projects'),
  },
  {
    operation: 'getAssetStatistics',
    screen: 'Panel › Ocupación',
    must: members('mostrar la cifra', 'assets_linked_to_users', 'assets_not_linked_to_users'),
    should: members('la cifra', 'total_assets'),
  },
  {
    operation: 'getUserStatistics',
    screen: 'Panel › Usuarios activos',
    must: members('mostrar las barras', 'users.users'),
    should: members('la media', 'users.average'),
  },
  {
    operation: 'getGatewayStatistics',
    screen: 'Panel › Gateways activos',
    must: members('mostrar las barras', 'gateways.gateways'),
    should: members('la cifra', 'gateways.total_gateways_online'),
  },
  ticketFigures('getTicketStatistics', 'Panel › Tickets', [...tickets, 'tickets_open']),
  ticketFigures('getAssetTicketStatistics', 'Activos › Inicio', tickets),
  {
    operation: 'listAssetTypes',
    screen: 'Activos › Editar',
  },
  {
    operation: 'getGateway',
    screen: 'Activos › Gateway',
    should: members(
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
    must: members('saber de qué gateway es', 'gateway_id'),
    should: members('el estado', 'health', 'activeIssues', 'networkState', 'last_connection'),
  },
  {
    operation: 'listGatewayStatus',
    screen: 'Gateways › Información',
    query: { project_id: null },
    must: members('saber de qué gateway es', 'gateway_id'),
    should: members('el estado', 'health', 'activeIssues', 'networkState', 'last_connection', 'uptime'),
  },
  {
    operation: 'listDevices',
    screen: 'Gateways › Compartir sensores',
    query: { gateway_id: null },
    should: members('el nombre del sensor', 'sensors'),
  },
  {
    operation: 'getLatestVersions',
    screen: 'Activos › Gateway › Actualizar',
    should: members('la última versión', 'aass', 'system'),
  },
  {
    operation: 'getUpdateState',
    screen: 'Activos › Gateway › Actualizar',
    must: members('saber por dónde va', 'state'),
  },
  {
    operation: 'listAssetSensors',
    screen: 'Activos › Consumos',
    must: members('elegir el sensor', 'id|uid'),
    should: members('el sensor', 'name', 'room', 'sensor_type', 'device_id', 'sensor_id'),
  },
  // The presence is drawn beside every sensor (CONS-12).
  ...[null, 'VIRTUAL_PRESENCE'].map((sensor): Coded => ({
    operation: 'getTimeSeries',
    screen: sensor === null ? 'Activos › Consumos' : 'Activos › Consumos › Presencia',
    query: { ...moments, sensor, device_id: null, measure: null, sensor_id: null, gateway_id: null },
    must: members('dibujar el punto', 'ts', 'v'),
  })),
  {
    operation: 'downloadTimeSeries',
    screen: 'Activos › Consumos › Descargar CSV',
    query: { ...moments, assetId: null, sensor_uuid: null, format: 'csv' },
  },
  {
    operation: 'listAssetEvents',
    screen: 'Activos › Eventos',
    query: moments,
    must: members('saber cuándo fue', 'ts'),
    should: members('el evento', 'username', 'user_id', 'room', 'action', 'usage_source'),
  },
  {
    operation: 'downloadTickets',
    screen: 'Tickets › Descargar',
    query: { ...moments, format: 'csv' },
  },
  {
    operation: 'listSensorPasswords',
    screen: 'Activos › Accesos › Configurar contraseñas',
  },
  { operation: 'downloadTenantsTemplate', screen: 'Usuarios › Plantilla' },
];

const promises = new Map(Object.values(endpoints).map((one: Endpoint) => [one.id as string, one]));

/** What the contract promises of a call: without any of these members the answer counts as none. */
function promisedOf(operation: string): Pick<Need, 'shape' | 'must'> {
  const { rows, record } = promises.get(operation) ?? {};
  const names = rows ?? record ?? [];
  const known: Member = { paths: names, shown: 'reconocer la respuesta' };
  return { shape: rows ? 'list' : record ? 'value' : 'file', must: names.length > 0 ? [known] : [] };
}

/** What parts written in code read. */
export const codedNeeds: readonly Need[] = codedTable.map(
  ({ must = [], should = [], query = {}, ...one }) => {
    const promised = promisedOf(one.operation);
    return {
      ...one,
      ...promised,
      data: ['data'],
      pageSize: null,
      version: 1,
      query,
      must: [...promised.must, ...must],
      should,
    };
  },
);
