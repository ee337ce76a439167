import type { FeatureCases } from './contractCases';
import { sampleRecords } from './recordSample';

const PDF = Buffer.from('%PDF-1.4\n').toString('base64');

/** A tenants file for one tenant. */
const tenantsFile = (assetId: string) =>
  Buffer.from(`name,email,address,asset_id\r\nEva Ros,eva@correo.example,,${assetId}\r\n`).toString('base64');

/** Cases: invitations, experts, notifications and tenants files. */
export const peopleCases: FeatureCases = async ({ host, expectStatus }) => {
  const { state } = host.store;
  const asset = state.assets.find((row) => !row.is_blocked)!;
  const expert = state.users.find((row) => row.type === 'contractor' && row.status === 'confirmation')!;
  const tenant = state.users.find((row) => row.type === 'normal' && row.email !== null)!;
  const client = state.clients[3]!;

  const guest = { email: 'nueva@correo.example', role: 'ROLE_USER', asset_id: asset.id };
  await expectStatus(201, 'inviteUser', '/users/register/invitation', guest);
  await expectStatus(409, 'inviteUser', '/users/register/invitation', guest);
  await expectStatus(404, 'inviteUser', '/users/register/invitation', {
    email: 'otra@correo.example',
    role: 'ROLE_USER',
    asset_id: 'x',
  });

  const body = { data: [client.id] };
  await expectStatus(200, 'assignClientsToUser', `/users/${expert.id}/relationships/clients`, body);
  await expectStatus(409, 'assignClientsToUser', `/users/${tenant.id}/relationships/clients`, body);

  const notify = (status: number, email: string) =>
    expectStatus(status, 'notifyUsers', '/notifications/send', {
      data: { title: 'Aviso', content: 'Mañana hay revisión.', user_list: [email] },
    });
  await notify(200, tenant.email!);
  await notify(404, 'nadie@correo.example');
  await notify(409, 'super@demo.example');
  await expectStatus(200, 'notifyProject', `/notifications/project/${state.projects[0]!.id}`, {
    content: 'Se corta el agua.',
  });

  await expectStatus(200, 'previewTenants', '/users/upload-tenants-template-preview', {
    tenants_template_file: tenantsFile(asset.id),
  });
  await expectStatus(200, 'uploadTenants', '/users/upload-tenants-template', {
    preview_data: [{ name: 'Eva Ros', email: 'eva@correo.example', address: '', asset_id: asset.id }],
  });
  await expectStatus(200, 'downloadAssetsTemplate', '/users/download-assets-template', {
    client_id: client.id,
  });
  await expectStatus(404, 'downloadAssetsTemplate', '/users/download-assets-template', { client_id: 'x' });
  await expectStatus(200, 'downloadTenantsTemplate', '/users/download-tenants-template');
};

/** Cases: legal documents of companies, and the dashboard. */
export const companyCases: FeatureCases = async ({ host, expectStatus }) => {
  const { state } = host.store;
  const bare = state.clients.find((row) => !state.legal_documents.some((one) => one.client_id === row.id))!;
  const standard = state.legal_documents.find((row) => row.is_default)!;
  for (const { id } of sampleRecords(state.clients))
    await expectStatus(200, 'listLegalDocuments', `/clients/${id}/legal-documentations`);
  const files = {
    privacy_policy: PDF,
    privacy_policy_name: 'p.pdf',
    terms_of_service: PDF,
    terms_of_service_name: 't.pdf',
  };
  const none = {
    privacy_policy: '',
    privacy_policy_name: '',
    terms_of_service: '',
    terms_of_service_name: '',
  };
  const save = (status: number, id: string, data: object) =>
    expectStatus(status, 'saveLegalDocuments', `/clients/${id}/legal-documentations`, { data });
  await save(200, bare.id, { ...none, enabled: true });
  await save(200, bare.id, { ...files, enabled: true });
  const { privacy_policy, privacy_policy_name, terms_of_service, terms_of_service_name } = standard;
  const own = { privacy_policy, privacy_policy_name, terms_of_service, terms_of_service_name };
  await save(409, standard.client_id, { ...own, enabled: false });
  const remove = (status: number, id: string) =>
    expectStatus(status, 'deleteLegalDocuments', `/clients/${id}/legal-documentations/delete`, {
      data: { ...none, enabled: true },
    });
  await remove(200, bare.id);
  await remove(409, standard.client_id);

  await expectStatus(200, 'getAssetStatistics', '/asset/statistics');
  await expectStatus(200, 'getGatewayStatistics', '/gateways/statistics/online');
  await expectStatus(200, 'getUserStatistics', '/statistics/users');
  await expectStatus(200, 'getTicketStatistics', '/tickets-support/statistics');
};
