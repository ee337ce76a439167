import type { DataProvider, RaRecord } from 'react-admin';

/** Local storage key of the baseline's token. */
export const TOKEN_KEY = 'floor.token';

interface NamedRef {
  name: string;
}
interface ListResponse {
  data: RaRecord[];
  meta: { all_results: number };
}
interface RecordResponse {
  data: RaRecord;
  included: { projects: NamedRef[]; clients: NamedRef[] };
}

/** Reads JSON from the services host as the stored session; a refusal is an error. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api${path}`, {
    headers: { 'Accept-version': '1', Authorization: `Bearer ${localStorage.getItem(TOKEN_KEY) ?? ''}` },
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const notSupported = () => Promise.reject(new Error('The benchmark reads only'));

/** A minimal data provider: the host cannot sort assets, so no sort is sent. */
export const dataProvider = {
  getList: async (resource, { pagination, signal }) => {
    const { page = 1, perPage = 50 } = pagination ?? {};
    const query = `page[number]=${page}&page[size]=${perPage}`;
    const { data, meta } = await getJson<ListResponse>(`/${resource}?${query}`, signal);
    return { data, total: meta.all_results };
  },
  getOne: async (resource, { id, signal }) => {
    const { data, included } = await getJson<RecordResponse>(`/${resource}/${id}/dashboard`, signal);
    return { data: { ...data, project: included.projects[0]?.name, client: included.clients[0]?.name } };
  },
  getMany: notSupported,
  getManyReference: notSupported,
  create: notSupported,
  update: notSupported,
  updateMany: notSupported,
  delete: notSupported,
  deleteMany: notSupported,
} as DataProvider;
