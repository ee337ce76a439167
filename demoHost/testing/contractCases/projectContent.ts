import { skylineLogo } from '../../../fixtures/generators/png';
import type { FeatureCases } from './contractCases';
import { sampleOwners } from './recordSample';

const pdf = Buffer.from('%PDF-1.4\n').toString('base64');

/** Cases: documents, spaces and bookings. */
const filesAndSpaces: FeatureCases = async ({ host, expectStatus: meet }) => {
  const project = host.store.state.projects[0]!.id;
  const asset = host.store.state.assets[0]!.id;
  const document = { title: 'Acta', document: pdf };
  const stored = await meet(201, 'createProjectDocument', `/projects/${project}/document`, document);
  await meet(201, 'createAssetDocument', `/assets/${asset}/document`, { data: document });
  const id = String(stored.body['data']?.['id']);
  await meet(200, 'downloadDocument', `/documents/${id}/download`);
  await meet(204, 'deleteDocument', `/documents/${id}`);

  const area = await meet(201, 'createCommonArea', `/projects/${project}/common-areas`, {
    name: 'Sala',
    capacity: 9999,
    booking_duration: 30,
    days_availability: '7',
    time_availability: [{ time_availability_start: '09:00', time_availability_end: '21:00' }],
    maximum_bookings_by_user: 1,
    maximum_time_availability: { time_period: 'day', value: 12 },
  });
  const areaId = String(area.body['data']?.['id']);
  await meet(200, 'getCommonArea', `/projects/common-areas/${areaId}`);
  await meet(200, 'updateCommonArea', `/common-areas/${areaId}`, { enabled: false });
  await meet(204, 'deleteCommonArea', `/common-areas/${areaId}`);
  for (const id of sampleOwners(host.store.state.devices, (row) => row.project_id))
    await meet(200, 'listProjectSensors', `/projects/${id}/sensors`);
  await meet(204, 'deleteBooking', `/common-area/booking/${host.store.state.bookings[0]!.id}`);
};

/** Cases: news, intercoms, layout and contacts. */
const newsAndIntercoms: FeatureCases = async ({ host, expectStatus: meet }) => {
  const project = host.store.state.projects[0]!.id;
  const published = { status: 'publish', type: 'new' };
  const news = await meet(201, 'createNewsItem', `/projects/${project}/events-news`, {
    data: { title: 'Aviso', description: 'Texto', image: skylineLogo(1, '#FFFFFF', '#000000'), ...published },
  });
  const item = String(news.body['data']?.['id']);
  await meet(200, 'getNewsItem', `/events-news/${item}`);
  await meet(200, 'updateNewsItem', `/events-news/${item}`, { data: { id: item, title: 'Otro' } });
  await meet(204, 'deleteNewsItem', `/events-news/${item}`);

  const intercom = { name: 'Portal', vendor: 'dahua' };
  const made = await meet(201, 'createIntercom', '/intercoms', { ...intercom, project_id: project });
  await meet(404, 'createIntercom', '/intercoms', { ...intercom, project_id: 'x' });
  const door = String(made.body['data']?.['id']);
  await meet(200, 'updateIntercom', `/intercoms/${door}`, { ...intercom, id: door });
  await meet(204, 'deleteIntercom', `/intercoms/${door}`);

  const names = { name_en: 'Front desk', name_es: 'Recepción' };
  const layout = `/projects/${project}/layout-config`;
  const areas = await meet(201, 'createLayoutAreas', layout, [{ type: 'vertical', ...names }]);
  const area = String(areas.body['data']?.[0]?.['id']);
  const change = { id: area, type: 'vertical', project_id: project, ...names, horizontal: [names] };
  await meet(200, 'updateLayoutArea', layout, [change]);
  await meet(204, 'deleteLayoutArea', `/projects/layout-config/area/${area}`);

  const contact = { title: 'Taxi', link: 'tel:+34 960 000 103', description: 'Parada de la esquina.' };
  await meet(201, 'createProjectContact', `/projects/${project}/third-party-services`, contact);
};

const ticketCases: FeatureCases = async ({ host, expectStatus: meet }) => {
  const manual = host.store.state.tickets.find((row) => row.created_by.type === 'manual')!;
  const automatic = host.store.state.tickets.find((row) => row.created_by.type === 'automated')!;
  const change = { data: { status: 'accepted', description: 'Visita confirmada.' } };
  await meet(200, 'updateTicket', `/support-tickets/${manual.id}`, change);
  await meet(409, 'updateTicket', `/support-tickets/${automatic.id}`, change);
  await meet(200, 'listTicketHistory', `/support-tickets/${manual.id}/history`);
  await meet(200, 'downloadTickets', '/support-tickets/download?format=csv&from=0&until=1795100000');
};

/** Cases: tickets and the content of projects: documents, spaces, bookings, news, intercoms, layout, contacts. */
export const projectContentCases: FeatureCases = async (tools) => {
  await filesAndSpaces(tools);
  await newsAndIntercoms(tools);
  await ticketCases(tools);
};
