import {
  ApiError,
  fillTextTemplate,
  missingRecordError,
  UNKNOWN_ERROR,
  type ConsoleDataProvider,
  type Scope,
} from '../../../dataProvider';
import type { RaRecord } from 'ra-core';
import { evaluate } from '../../config/conditions/evaluate';
import type { AccessRule, Action, ApiCall, Resource, SendBehaviour, Waves } from '../../config/types';
import { executeMutation } from '../../mutations/executeMutation';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import { getHttpErrorMessage } from '../../ui/feedback/errorMessage';
import { addWriteNames } from '../mutation/addWriteNames';
import { selectCall } from '../mutation/selectCall';
import { buildTargetScope } from '../targetScope';
import { getRowRefusal } from '../bulk/getRowRefusal';
import { waveTexts as texts } from './texts';

/** State of the last run of a record. */
export interface RunState {
  state: 'running' | 'done' | 'failed';
  /** Id of the run; '' if none is declared. */
  id: string;
}

/** Record as the host has it now. */
export interface RowRecord {
  scope: Scope;
  /** Reason why the action does not apply to it; undefined if it does. */
  refusal: string | undefined;
}

/** Calls about the records of a rollout. All reject with `ApiError`, except `send`, which never rejects. */
export interface RowCalls {
  readRecord: (id: string) => Promise<RowRecord>;
  /** As `readRecord`, or the record as it was read before. */
  getRecord: (id: string) => Promise<RowRecord>;
  /** Reads the versions; `refusal` is the reason why nothing has to be sent. */
  readVersions: (record: RowRecord) => Promise<{ before: string; target: string; refusal?: string }>;
  readState: (record: RowRecord) => Promise<RunState>;
  send: (record: RowRecord) => Promise<{ error?: ApiError; isUnknown: boolean; reason: string }>;
  getVersion: (record: RowRecord) => string;
}

interface RowCallsOptions {
  dataProvider: ConsoleDataProvider;
  resource: Resource;
  action: Action;
  behaviour: SendBehaviour;
  waves: Waves;
  /** Values of the form. */
  form: Readonly<Record<string, unknown>>;
  globals: { $me: unknown; $ids: unknown };
  canAccess: (access: AccessRule) => boolean;
  fetchRecord: (record: RaRecord) => Promise<RaRecord | undefined>;
  t: (text: string) => string;
}

/** Creates the calls of an action about its records. They know no page, so they continue after it. */
export function createRowCalls(options: RowCallsOptions): RowCalls {
  const { dataProvider, resource, action, behaviour, waves, globals, canAccess, fetchRecord, t } = options;
  const fields = behaviour.prompt?.kind === 'form' ? behaviour.prompt.fields : undefined;
  const form = addWriteNames(fields, options.form);
  const records = new Map<string, RowRecord>();

  const read = async (call: ApiCall, scope: Scope): Promise<Scope> => {
    const { data } = await dataProvider.call(resource.name, { call, scope });
    return { ...scope, result: toResponseScope(data.body) };
  };
  const readRecord = async (id: string): Promise<RowRecord> => {
    const record = await fetchRecord({ id });
    if (!record) throw missingRecordError();
    const scope: Scope = {
      ...buildTargetScope({ resource, record, selection: undefined, parent: undefined }, globals),
      form,
    };
    const rowRecord = { scope, refusal: getRowRefusal(scope, { action, behaviour, resource, canAccess, t }) };
    records.set(id, rowRecord);
    return rowRecord;
  };
  const fillVersion = (scope: Scope, key: 'current' | 'target'): string => {
    const version = waves.versions.find(({ when }) => when === null || evaluate(when, scope));
    return version ? fillTextTemplate(version[key], scope) : '';
  };

  return {
    readRecord,
    getRecord: async (id) => records.get(id) ?? readRecord(id),
    getVersion: ({ scope }) => fillVersion(scope, 'current'),
    readVersions: async ({ scope }) => {
      const before = fillVersion(scope, 'current');
      if (!waves.target) return { before, target: '' };
      const targetScope = await read(waves.target, scope).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 404) return undefined;
        throw error;
      });
      if (!targetScope) return { before, target: '', refusal: texts.noTarget };
      const target = fillVersion(targetScope, 'target');
      return before !== '' && before === target
        ? { before, target, refusal: texts.upToDate }
        : { before, target };
    },
    readState: async ({ scope }) => {
      const stateScope = await read(waves.state.call, scope);
      const { runningWhen, doneWhen, failedWhen, id } = waves.state;
      const state = evaluate(runningWhen, stateScope)
        ? 'running'
        : evaluate(doneWhen, stateScope)
          ? 'done'
          : evaluate(failedWhen, stateScope)
            ? 'failed'
            : undefined;
      // Nothing may count as done by mistake.
      if (!state) throw new ApiError(UNKNOWN_ERROR);
      return { state, id: id === null ? '' : fillTextTemplate(id, stateScope) };
    },
    send: async ({ scope }) => {
      const send = async () => {
        const { data } = await dataProvider.call(resource.name, {
          call: selectCall(behaviour, scope),
          scope,
        });
        return { status: data.status, isPending: data.isPending, result: toResponseScope(data.body) };
      };
      const { outcome, error } = await executeMutation({
        send,
        scope,
        outcomes: behaviour.outcomeRules.outcomes,
      });
      if (!error) return { isUnknown: false, reason: '' };
      return { error, isUnknown: outcome.kind === 'unknown', reason: getOwnMessage(error, t) };
    },
  };
}

/** Returns the console's text of a failure, without the host's words, because it is stored. */
const getOwnMessage = ({ code }: ApiError, t: (text: string) => string): string =>
  getHttpErrorMessage(new ApiError(code), t);
