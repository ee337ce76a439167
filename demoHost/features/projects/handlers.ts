import { readBody } from '../../server/requests/readBody';
import { companyScope, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readOptionalImage } from '../../files/images';
import { readQueryParams } from '../../server/requests/readQuery';
import { listPage, searchCriteria } from '../../lists/listPage';
import { assetSummary } from '../assets/view';
import { checkVerifiers } from './rules';
import { projectRef, projectView, projectViews } from './view';

const listProjects: Handler = async (call) => {
  const queryParams = readQueryParams('listProjects', call.query);
  const { client, include } = queryParams;
  const { rows, links, meta } = await listPage(call, queryParams, 'projects', {
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
    all: [companyScope(call.actor), client === undefined ? {} : { client_id: client }],
  });
  return ok({ data: await projectViews(rows, call.store, include === 'assets'), links, meta });
};

const getProject: Handler = async (call) => {
  const queryParams = readQueryParams('getProject', call.query);
  const row = await projectInScope(call, call.params.id);
  const assets =
    queryParams.include === 'assets'
      ? (await call.store.list('assets', { project_id: row.id })).map(assetSummary)
      : undefined;
  return ok({ data: await projectView(row, call.store), ...(assets && { included: { assets } }) });
};

/** The body has no envelope. */
const updateProject: Handler = async (call) => {
  const row = await projectInScope(call, call.params.id);
  const { id, users_verifiers: verifiers, ...fields } = readBody('updateProject', call.body);
  if (id !== row.id) throw unprocessableError('/id', 'No coincide con la dirección.');
  if (verifiers) await checkVerifiers(call, row, verifiers);
  const updated = await call.store.update('projects', row, {
    ...fields,
    logo: readOptionalImage(fields.logo, '/logo'),
    background_image: readOptionalImage(fields.background_image, '/background_image'),
    verifier_ids: verifiers?.map((verifier) => verifier.id),
  });
  return ok({ data: await projectView(updated, call.store) });
};

const listProjectAssets: Handler = async (call) => {
  const queryParams = readQueryParams('listProjectAssets', call.query);
  const project = await projectInScope(call, call.params.id);
  const search = normalizeSearch(queryParams.search ?? '');
  const { rows, links, meta } = await listPage(call, queryParams, 'assets', {
    project_id: project.id,
    ...searchCriteria(search),
  });
  return ok({ data: rows.map(assetSummary), included: { projects: [projectRef(project)] }, links, meta });
};

/** Handlers: projects and their assets. */
export const projectHandlers = { listProjects, getProject, updateProject, listProjectAssets };
