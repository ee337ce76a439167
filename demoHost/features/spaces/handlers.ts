import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { MB, readImage, readOptionalImage } from '../../files/images';
import { newId } from '../../server/newId';
import type { CommonAreaRow } from '../../../fixtures/rows/commonAreas';
import { areaSensorView, commonAreaView } from './view';
import { sharedSensorsOf } from '../devices/sharedSensors';
import { checkCommonArea } from './rules';

const listCommonAreas: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.id);
  const rows = await call.store.list('common_areas', { project_id: id });
  const sensors = await sharedSensorsOf(call.store, id);
  return ok({ data: rows.map((row) => commonAreaView(row, sensors)) });
};

/** Returns the space; 404 if it is unknown or its project is out of scope. */
async function commonAreaInScope(call: Call): Promise<CommonAreaRow> {
  const row = await call.store.find('common_areas', { id: call.params.id ?? '' });
  if (!row) throw notFoundError();
  await projectInScope(call, row.project_id);
  return row;
}

const viewOf = async ({ store }: Call, row: CommonAreaRow) =>
  commonAreaView(row, await sharedSensorsOf(store, row.project_id));

const getCommonArea: Handler = async (call) =>
  ok({ data: await viewOf(call, await commonAreaInScope(call)) });

/** Maximum image size. */
const MAX_IMAGE_BYTES = 3 * MB;

const createCommonArea: Handler = async (call) => {
  const project = await projectInScope(call, call.params.id);
  const body = readBody('createCommonArea', call.body);
  await checkCommonArea(call, project.id, body);
  const row: CommonAreaRow = {
    ...body,
    id: newId('ca'),
    project_id: project.id,
    background_image: readImage(body.background_image ?? null, '/background_image', MAX_IMAGE_BYTES),
    sensor_ids: body.sensor_ids ?? [],
    info_user_title: body.info_user_title ?? null,
    info_user_description: body.info_user_description ?? null,
    has_booking: true,
    enabled: true,
  };
  await call.store.insert('common_areas', row);
  return { status: 201, body: { data: await viewOf(call, row) } };
};

/** An omitted member keeps its value. */
const updateCommonArea: Handler = async (call) => {
  const row = await commonAreaInScope(call);
  const body = readBody('updateCommonArea', call.body);
  await checkCommonArea(call, row.project_id, body);
  const background_image = readOptionalImage(body.background_image, '/background_image', MAX_IMAGE_BYTES);
  const updated = await call.store.update('common_areas', row, { ...body, background_image });
  return ok({ data: await viewOf(call, updated) });
};

/** Deletes the bookings of the space too. */
const deleteCommonArea: Handler = async (call) => {
  const row = await commonAreaInScope(call);
  await call.store.remove('common_areas', { id: row.id });
  await call.store.remove('bookings', { common_area_id: row.id });
  return noContent;
};

const listProjectSensors: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.id);
  return ok({ data: (await sharedSensorsOf(call.store, id)).map(areaSensorView) });
};

/** Handlers: bookable spaces. */
export const commonAreaHandlers = {
  listCommonAreas,
  getCommonArea,
  createCommonArea,
  updateCommonArea,
  deleteCommonArea,
  listProjectSensors,
};
