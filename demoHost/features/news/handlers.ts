import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import { MB, readImage, readOptionalImage } from '../../files/images';
import { newId } from '../../server/newId';
import type { NewsRow } from '../../../fixtures/rows/news';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

const listNews: Handler = async (call) => {
  const { id } = await projectInScope(call, call.params.projectId);
  return ok({ data: (await call.store.list('news', { project_id: id })).map(newsView) });
};

/** Returns the news item; 404 if it is unknown or its project is out of scope. */
async function newsInScope(call: Call): Promise<NewsRow> {
  const row = await call.store.find('news', { id: call.params.id ?? '' });
  if (!row) throw notFoundError();
  await projectInScope(call, row.project_id);
  return row;
}

const getNewsItem: Handler = async (call) => ok({ data: newsView(await newsInScope(call)) });

/** Maximum image size. */
const MAX_IMAGE_BYTES = 2 * MB;

/** The image is required. */
const createNewsItem: Handler = async (call) => {
  const project = await projectInScope(call, call.params.projectId);
  const { data } = readBody('createNewsItem', call.body);
  const image = readImage(data.image, '/data/image', MAX_IMAGE_BYTES);
  if (image === null) throw unprocessableError('/data/image', 'Falta la imagen.', 'image_required');
  const row: NewsRow = {
    ...data,
    image,
    send_notification: data.send_notification ?? false,
    link: data.link ?? null,
    link_title: data.link_title ?? null,
    id: newId('new'),
    project_id: project.id,
  };
  await call.store.insert('news', row);
  return { status: 201, body: { data: newsView(row) } };
};

/** An omitted member keeps its value; so does an empty image. */
const updateNewsItem: Handler = async (call) => {
  const row = await newsInScope(call);
  const { id, image: imageInput, ...fields } = readBody('updateNewsItem', call.body).data;
  if (id !== row.id) throw unprocessableError('/data/id', 'No coincide con la dirección.');
  const image = readOptionalImage(imageInput, '/data/image', MAX_IMAGE_BYTES) ?? undefined;
  const updated = await call.store.update('news', row, { ...fields, image });
  return ok({ data: newsView(updated) });
};

const deleteNewsItem: Handler = async (call) => {
  const row = await newsInScope(call);
  await call.store.remove('news', { id: row.id });
  return noContent;
};

/** Handlers: news of projects. */
export const newsHandlers = { listNews, getNewsItem, createNewsItem, updateNewsItem, deleteNewsItem };

export const newsView = ({ project_id: _project, ...item }: NewsRow): ContractSchemas['NewsItem'] => item;
