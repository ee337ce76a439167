import { useMemo, useState } from 'react';
import type { Request } from '../../../../dataProvider';
import { createRequest } from '../../../../dataProvider/request';
import { normalise } from '../../../config/normalise';
import type { RuntimeConfig } from '../../../config/runtime';
import type { Resource } from '../../../config/types';
import { fieldDefaults } from '../../../fields/fieldDefaults';
import type { CallLog } from '../calls/callLog';
import { loggedRequest, type ShownCall } from '../calls/loggedRequest';
import { standIn, type GivenAnswers } from '../samples/given';
import { createSampleHost, type SampleHost } from '../samples/sampleHost';
import type { SoundText } from '../useChecked';
import { openToAll } from './openToAll';

/** Who answers the screens. */
export type Against = 'samples' | 'host';

interface LiveOptions {
  sound: SoundText | undefined;
  against: Against;
  answers: GivenAnswers;
  config: RuntimeConfig;
  /** The console's own way to its hosts, with the session. */
  request: Request;
  log: CallLog;
  confirm: (call: ShownCall) => Promise<boolean>;
}

/** What the screens of a declaration are drawn from. */
export interface Live {
  resources: ReadonlyMap<string, Resource>;
  own: Resource;
  request: Request;
  samples: SampleHost | undefined;
  /** Grows when everything has to be read again. */
  round: number;
}

/** The console's resources with the declaration among them, and who answers their calls; undefined before it is sound. */
export function useLive({
  sound,
  against,
  answers,
  config,
  request,
  log,
  confirm,
}: LiveOptions): Live | undefined {
  const isSample = against === 'samples';
  const resources = useMemo(() => sound && resourcesOf(sound, isSample), [sound, isSample]);
  const { hosts, dialects } = config;
  const samples = useMemo(
    () => (isSample && resources ? createSampleHost(resources, dialects ?? {}, answers) : undefined),
    [isSample, resources, dialects, answers],
  );
  const asked = useMemo(() => {
    const own = samples ? sampleRequest(samples, hosts) : request;
    return loggedRequest(own, { log, isSample, confirm: isSample ? undefined : confirm });
  }, [samples, hosts, request, log, isSample, confirm]);
  const own = sound && resources?.get(sound.declaration.input.name);
  // With samples everything may be another; a host is asked again only where it is asked otherwise.
  const source = isSample ? samples : JSON.stringify(sound?.declaration.input.api);
  const round = useChanges(source);
  return resources && own ? { resources, own, request: asked, samples, round } : undefined;
}

function resourcesOf({ declaration, among }: SoundText, isOpen: boolean): ReadonlyMap<string, Resource> {
  const all = normalise([...among, declaration], fieldDefaults);
  return isOpen ? new Map([...all].map(([name, resource]) => [name, openToAll(resource)])) : all;
}

/** Answers without a network, and without anything of the session. */
const sampleRequest = (samples: SampleHost, hosts: RuntimeConfig['hosts']): Request =>
  createRequest({
    hosts: Object.fromEntries(Object.keys(hosts).map((name) => [name, standIn(name)])),
    token: () => undefined,
    fetch: samples.fetch,
  });

/** How often a value has been another one. */
function useChanges(value: unknown): number {
  const [state, setState] = useState({ value, count: 0 });
  if (state.value === value) return state.count;
  const next = { value, count: state.count + 1 };
  setState(next);
  return next.count;
}
