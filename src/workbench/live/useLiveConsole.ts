import { useMemo, useState } from 'react';
import type { RequestFunction } from '../../../dataProvider';
import { createRequest } from '../../../dataProvider/http/request';
import { normalise } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { Resource } from '../../config/types';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import type { CallLog } from '../calls/callLog';
import { createLoggedRequest, type RequestSummary } from '../calls/loggedRequest';
import { getStandInUrl, type SampleAnswers } from '../sampleHost/sampleAnswers';
import { toSampleConfig } from '../sampleHost/sampleConfig';
import { createSampleHost, type SampleHost } from '../sampleHost/sampleHost';
import type { ValidText } from '../check/useTextCheck';
import { grantAllAccess } from './grantAllAccess';

/** Who answers the screens. */
export type AnswerSource = 'samples' | 'host';

interface LiveConsoleOptions {
  validText: ValidText | undefined;
  answerSource: AnswerSource;
  answers: SampleAnswers;
  config: RuntimeConfig;
  /** The console's own way to its hosts, with the session. */
  request: RequestFunction;
  log: CallLog;
  confirm: (call: RequestSummary) => Promise<boolean>;
}

/** Inputs of the screens of a declaration. */
export interface LiveConsoleState {
  resources: ReadonlyMap<string, Resource>;
  resource: Resource;
  /** The runtime config, as its hosts are asked. */
  config: RuntimeConfig;
  request: RequestFunction;
  samples: SampleHost | undefined;
  /** Grows when everything has to be read again. */
  refreshKey: number;
}

/** The console's resources with the declaration among them, and who answers their calls; undefined before it is sound. */
export function useLiveConsole({
  validText,
  answerSource,
  answers,
  config,
  request,
  log,
  confirm,
}: LiveConsoleOptions): LiveConsoleState | undefined {
  const isSample = answerSource === 'samples';
  const resources = useMemo(
    () => validText && normaliseResources(validText, isSample),
    [validText, isSample],
  );
  const liveConfig = useMemo(() => (isSample ? toSampleConfig(config) : config), [isSample, config]);
  const { hosts, dialects } = liveConfig;
  const samples = useMemo(
    () => (isSample && resources ? createSampleHost(resources, dialects ?? {}, answers) : undefined),
    [isSample, resources, dialects, answers],
  );
  const liveRequest = useMemo(() => {
    const baseRequest = samples ? sampleRequest(samples, hosts) : request;
    return createLoggedRequest(baseRequest, { log, isSample, confirm: isSample ? undefined : confirm });
  }, [samples, hosts, request, log, isSample, confirm]);
  const resource = validText && resources?.get(validText.declaration.input.name);
  // With samples everything may be another; a host is asked again only where it is asked otherwise.
  const refreshSource = isSample ? samples : JSON.stringify(validText?.declaration.input.api);
  const refreshKey = useChangeCount(refreshSource);
  return resources && resource
    ? { resources, resource, config: liveConfig, request: liveRequest, samples, refreshKey }
    : undefined;
}

function normaliseResources(
  { declaration, otherDeclarations }: ValidText,
  isAccessGranted: boolean,
): ReadonlyMap<string, Resource> {
  const all = normalise([...otherDeclarations, declaration], fieldDefaults);
  return isAccessGranted
    ? new Map([...all].map(([name, resource]) => [name, grantAllAccess(resource)]))
    : all;
}

/** Answers without a network, and without anything of the session. */
const sampleRequest = (samples: SampleHost, hosts: RuntimeConfig['hosts']): RequestFunction =>
  createRequest({
    hosts: Object.fromEntries(Object.keys(hosts).map((name) => [name, getStandInUrl(name)])),
    getToken: () => undefined,
    fetch: samples.fetch,
  });

/** How often a value has been another one. */
function useChangeCount(value: unknown): number {
  const [state, setState] = useState({ value, count: 0 });
  if (state.value === value) return state.count;
  const next = { value, count: state.count + 1 };
  setState(next);
  return next.count;
}
