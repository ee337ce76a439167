import { readBody } from '../../server/requests/readBody';
import { ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readOptionalImage } from '../../files/images';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import { assetSummary } from '../assets/view';
import { checkVerifiers } from './rules';
import { projectRef, projectView } from './view';

const listProjects: Handler = async ({ query, path, store, actor }) => {
  const queryParams = readQueryParams('listProjects', query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchingRows = (await store.list('projects')).filter(
    (row) =>
      actor.canSee(row.client_id) &&
      (queryParams.client === undefined || row.client_id === queryParams.client) &&
      (search === '' || store.matchesSearch('projects', row, search)),
  );
  const { rows, links, meta } = paginate(matchingRows, queryParams, path, query);
  return ok({
    data: await Promise.all(rows.map((row) => projectView(row, store, queryParams.include === 'assets'))),
    links,
    meta,
  });
};

const getProject: Handler = async (call) => {
  const queryParams = readQueryParams('getProject', call.query);
  const row = await projectInScope(call, call.params.id);
  const assets =
    queryParams.include === 'assets'
      ? (await call.store.assetsOfProject(row.id)).map(assetSummary)
      : undefined;
  return ok({ data: await projectView(row, call.store, true), ...(assets && { included: { assets } }) });
};

/** The body has no envelope. */
const updateProject: Handler = async (call) => {
  const row = await projectInScope(call, call.params.id);
  const { id, users_verifiers: verifiers, ...fields } = readBody('updateProject', call.body);
  if (id !== row.id) throw unprocessableError('/id', 'No coincide con la dirección.');
  if (verifiers) await checkVerifiers(call, row, verifiers);
  await call.store.update('projects', row, {
    ...fields,
    logo: readOptionalImage(fields.logo, '/logo'),
    background_image: readOptionalImage(fields.background_image, '/background_image'),
    verifier_ids: verifiers?.map((verifier) => verifier.id),
  });
  return ok({ data: await projectView(row, call.store, true) });
};

const listProjectAssets: Handler = async (call) => {
  const queryParams = readQueryParams('listProjectAssets', call.query);
  const project = await projectInScope(call, call.params.id);
  const search = normalizeSearch(queryParams.search ?? '');
  const projectAssets = await call.store.assetsOfProject(project.id);
  const matchingRows =
    search === ''
      ? projectAssets
      : projectAssets.filter((row) => call.store.matchesSearch('assets', row, search));
  const { rows, links, meta } = paginate(matchingRows, queryParams, call.path, call.query);
  return ok({ data: rows.map(assetSummary), included: { projects: [projectRef(project)] }, links, meta });
};

/** Handlers: projects and their assets. */
export const projectHandlers = { listProjects, getProject, updateProject, listProjectAssets };
