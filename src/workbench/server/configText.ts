import { findRuntimeConfigProblems } from '../../config/check/runtime/runtimeConfigProblems';
import { isProviderHost } from '../../config/dialects/providerHost';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { formatDeclaration } from '../document/workbenchDocument';
import type { AuthKind } from './hostDraft';

interface ConfigParts {
  /** Config of the running console: its main host, if another host was tried. */
  config: RuntimeConfig;
  hostName: string;
  /** The host as `hosts` has it. */
  host: unknown;
  auth: AuthKind;
  /** `signIn` of the tried host. */
  signIn: unknown;
  /** Name of the declared resource; undefined for none. */
  resourceName: string | undefined;
}

/** Returns the runtime config for a tried host, with its problems by the check of the project. */
export function createConfigText({ config, hostName, host, auth, signIn, resourceName }: ConfigParts): {
  text: string;
  problems: readonly ConfigProblem[];
} {
  const isMain = hostName === 'main';
  const runningSignIn = isMain && auth !== 'session' ? undefined : config.signIn;
  const ownSignIn =
    isMain && auth === 'declared' ? signIn : isMain && auth === 'none' ? 'none' : runningSignIn;
  const input = {
    hosts: { ...(isMain ? {} : { main: toHostInput(config, 'main') }), [hostName]: host },
    ...(ownSignIn === undefined ? {} : { signIn: ownSignIn }),
    ...(resourceName === undefined ? {} : { resources: [`/resources/${resourceName}.json`] }),
  };
  return { text: formatDeclaration(input), problems: findRuntimeConfigProblems('config.json', input) };
}

/** Returns a host of the running console as its config has it. */
export const toHostInput = ({ hosts, dialects }: RuntimeConfig, name: string): unknown => {
  const dialect = dialects?.[name];
  if (isProviderHost(dialect)) return dialect;
  return dialect === undefined ? hosts[name] : { url: hosts[name], dialect };
};
