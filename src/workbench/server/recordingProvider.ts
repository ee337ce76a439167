import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { isPlainObject } from '../../lib/json';
import { interpolateText } from '../../i18n/interpolateText';
import type { TrialRead } from './trialState';
import { serverTexts } from './texts';

const texts = serverTexts.reads;

/** Result of a read, as far as it is shown. */
type ReadResult = Pick<TrialRead, 'rows' | 'total'>;

interface ReadRecorder {
  /** Starts a read; its calls follow. Returns the function that adds the result. */
  start: (title: string, isList: boolean) => (result: ReadResult) => void;
}

/** Wraps the reads and writes of a data provider, so that each one and its result are recorded. */
export function createRecordingProvider(
  provider: ConsoleDataProvider,
  { start }: ReadRecorder,
): ConsoleDataProvider {
  const wrapped = {
    getList: async (resource: string, params: GetListParams) => {
      const finish = start(describeListRead(params), true);
      const result = await provider.getList<RaRecord>(resource, params);
      finish({ rows: result.data, total: result.total });
      return result;
    },
    getOne: async (resource: string, params: GetOneParams) => {
      const finish = start(interpolateText(texts.record, { id: String(params.id) }), false);
      const result = await provider.getOne<RaRecord>(resource, params);
      finish({ rows: [result.data], total: undefined });
      return result;
    },
    getMany: async (resource: string, params: GetManyParams) => {
      const finish = start(interpolateText(texts.records, { ids: params.ids.join(', ') }), false);
      const result = await provider.getMany<RaRecord>(resource, params);
      finish({ rows: result.data, total: undefined });
      return result;
    },
    create: async (resource: string, params: CreateParams) => {
      const finish = start(texts.create, false);
      const result = await provider.create<RaRecord>(resource, params);
      finish({ rows: [result.data], total: undefined });
      return result;
    },
    update: async (resource: string, params: UpdateParams<RaRecord>) => {
      const finish = start(interpolateText(texts.update, { id: String(params.id) }), false);
      const result = await provider.update<RaRecord>(resource, params);
      finish({ rows: [result.data], total: undefined });
      return result;
    },
    delete: async (resource: string, params: DeleteParams<RaRecord>) => {
      start(interpolateText(texts.remove, { id: String(params.id) }), false);
      return provider.delete<RaRecord>(resource, params);
    },
  };
  return { ...provider, ...wrapped } as ConsoleDataProvider;
}

/** Describes the parameters of a list in words: page, sort, conditions. */
function describeListRead({ pagination, sort, filter }: GetListParams): string {
  const { page = 1, perPage = 0 } = pagination ?? {};
  const { conditions, search } = (isPlainObject(filter) ? filter : {}) as {
    conditions?: readonly { field: string; operator: string; value: unknown }[];
    search?: string;
  };
  const parts = [
    interpolateText(texts.page, { page, size: perPage }),
    ...(sort && sort.field !== ''
      ? [interpolateText(sort.order === 'DESC' ? texts.descending : texts.ascending, { field: sort.field })]
      : []),
    ...(conditions ?? []).map(({ field, operator, value }) => `${field} ${operator} ${String(value)}`),
    ...(search === undefined ? [] : [interpolateText(texts.search, { text: search })]),
  ];
  return parts.join(' · ');
}
