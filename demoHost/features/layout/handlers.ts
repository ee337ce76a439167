import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import { newId } from '../../server/newId';
import type { LayoutAreaRow } from '../../../fixtures/rows/layoutAreas';
import type { Store } from '../../store/store';
import {
  withImage,
  commonMembers,
  createChildArea,
  withImages,
  changeParentArea,
  changeChildArea,
} from './rules';

const listLayoutAreas: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.projectId);
  return ok({ data: await call.store.list('layout_areas', { projectId: id }) });
};

/** The body is the list itself. */
const createLayoutAreas: Handler = async (call) => {
  const { id: projectId } = await projectInScope(call, call.params.projectId);
  const rows = readBody('createLayoutAreas', call.body).map((areaInput, i): LayoutAreaRow => {
    const id = newId('lay');
    return {
      ...commonMembers(projectId, id, withImage(areaInput, `/${i}`)),
      type: 'vertical',
      horizontal: (areaInput.horizontal ?? []).map((childInput, n) =>
        createChildArea(projectId, id, withImage(childInput, `/${i}/horizontal/${n}`)),
      ),
    };
  });
  await call.store.insert('layout_areas', ...rows);
  return { status: 201, body: { data: rows } };
};

/** Returns the area of the first level that has this id, or contains the area that has it. */
const findParent = (store: Store, id: string, place: { projectId?: string }) =>
  store.find('layout_areas', { ...place, any: [{ id }, { 'horizontal.id': id }] });

/** The body is a list with one entry. */
const updateLayoutArea: Handler = async (call) => {
  const { id: projectId } = await projectInScope(call, call.params.projectId);
  const [change] = readBody('updateLayoutArea', call.body).map(withImages);
  const parent = change && (await findParent(call.store, change.id, { projectId }));
  if (!change || !parent) throw notFoundError();
  if (change.project_id !== projectId)
    throw unprocessableError('/0/project_id', 'No coincide con la dirección.');
  const child = parent.horizontal.find(({ id }) => id === change.id);
  if (change.type !== (child ?? parent).type)
    throw unprocessableError('/0/type', 'El tipo de una zona no cambia.', 'type_fixed');
  const updated = await call.store.update(
    'layout_areas',
    parent,
    child ? changeChildArea(parent, child, change) : changeParentArea(parent, change),
  );
  return ok({ data: [updated] });
};

/** Deletes an area of either level. */
const deleteLayoutArea: Handler = async (call: Call) => {
  const { store, params } = call;
  const isTarget = (area: { id: string }) => area.id === params.id;
  const parent = await findParent(store, params.id ?? '', {});
  if (!parent) throw notFoundError();
  await projectInScope(call, parent.projectId);
  if (isTarget(parent)) await store.remove('layout_areas', { id: parent.id });
  else
    await store.update('layout_areas', parent, {
      horizontal: parent.horizontal.filter((child) => !isTarget(child)),
    });
  return noContent;
};

/** Handlers: two-level layout of projects. */
export const layoutHandlers = { listLayoutAreas, createLayoutAreas, updateLayoutArea, deleteLayoutArea };
