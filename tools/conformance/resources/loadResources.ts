import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveCliPath } from '../../shared/resolveCliPath.ts';
import { findFieldDefaults } from '../../shared/discovery.ts';
import { readDeclarationFile, loadDeclarations, configuredFiles } from '../../shared/loadDeclarations.ts';
import { formatConfigProblem, type DeclarationSource } from '../../../src/config/check/index.ts';
import { isProviderHost } from '../../../src/config/dialects/providerHost.ts';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect.ts';
import { normalise } from '../../../src/config/normalise/index.ts';
import { upgradeDeclaration } from '../../../src/config/language/upgrade.ts';
import { readRuntimeConfig } from '../../../src/config/runtime/runtimeConfig.ts';
import { toSignInInput } from '../../../src/config/runtime/signInSource.ts';
import type { SignInInput } from '../../../src/config/schema/runtime/signIn';
import type { Resource } from '../../../src/config/types';
import { isPlainObject } from '../../../src/lib/json.ts';
import { UsageError } from '../conformanceOptions';
import { isHttpUrl, type ResourceOptions } from './resourceOptions';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Resources to check against a host. */
export interface LoadedResources {
  /** The requested resources of that host. */
  selected: readonly Resource[];
  /** All resources, since the selected ones may refer to them. */
  resources: ReadonlyMap<string, Resource>;
  host: string;
  url: string;
  dialect: DialectSource | undefined;
  /** Sign-in of the config; undefined for the product's own. */
  signIn?: SignInInput | undefined;
  /** True if the session of the console is sent to this host: it is at the origin of the main host. */
  hasSession?: boolean;
}

/** Reads declarations as the console with that config would. Throws UsageError with a line per mistake. */
export async function loadResources(options: ResourceOptions): Promise<LoadedResources> {
  const declarationFiles = await Promise.all(
    options.files.map((file) => readDeclarationFile(resolveCliPath(file))),
  );
  const isConfig = ({ input }: DeclarationSource): boolean => isPlainObject(input) && 'hosts' in input;
  const config = upgradeDeclaration(
    options.config
      ? await readDeclarationFile(resolveCliPath(options.config))
      : (declarationFiles.find(isConfig) ?? (await readDeclarationFile(join(root, 'public/config.json')))),
  );
  const runtimeConfig = config.hasSyntaxErrors ? undefined : readRuntimeConfig(config.input);
  if (!runtimeConfig) {
    const lines = (config.problems ?? []).map(formatConfigProblem);
    throw new UsageError([...lines, `${config.file}: the file is not a config with "hosts".`].join('\n'));
  }
  const configFiles = declarationFiles.some(isConfig)
    ? await Promise.all(configuredFiles(config.file, runtimeConfig).map(readDeclarationFile))
    : [];
  const files = [...declarationFiles.filter((file) => !isConfig(file)), ...configFiles];
  const {
    selected: selectedDeclarations,
    otherDeclarations,
    problems,
  } = await loadDeclarations(root, files, config);
  const errors = problems.filter(({ isMild }) => !isMild);
  if (errors.length > 0) throw new UsageError(errors.map(formatConfigProblem).join('\n'));
  const resources = normalise([...otherDeclarations, ...selectedDeclarations], await findFieldDefaults(root));
  const requested = selectedDeclarations.flatMap(({ input }) => resources.get(input.name) ?? []);
  const host = chooseHost(requested, options.host);
  const url = options.url ?? runtimeConfig.hosts[host] ?? '';
  if (!isHttpUrl(url))
    throw new UsageError(`The host "${host}" is at "${url}": give its whole URL with --url.`);
  const selected = requested.filter(({ api }) => api.host === host);
  const dialect = runtimeConfig.dialects?.[host];
  const { signIn } = runtimeConfig;
  return {
    selected,
    resources,
    host,
    url,
    dialect: isProviderHost(dialect) ? { ...dialect, url } : dialect,
    ...(signIn !== undefined && { signIn: toSignInInput(signIn) }),
    hasSession:
      signIn !== 'none' && originOf(runtimeConfig.hosts[host]) === originOf(runtimeConfig.hosts['main']),
  };
}

/** Origin of a base URL; '' for a path at the console's own. */
const originOf = (url = ''): string => (URL.canParse(url) ? new URL(url).origin : '');

/** Returns the one host to check; only it gets the token. */
function chooseHost(resources: readonly Resource[], requestedHost: string | undefined): string {
  const hosts = [...new Set(resources.map(({ api }) => api.host))];
  const [onlyHost] = hosts;
  if (onlyHost === undefined) throw new UsageError('The files declare no resource.');
  if (requestedHost === undefined && hosts.length > 1)
    throw new UsageError(`There are resources of ${hosts.join(', ')}: choose one with --host.`);
  if (requestedHost !== undefined && !hosts.includes(requestedHost))
    throw new UsageError(`--host ${requestedHost}: the resources are of ${hosts.join(', ')}.`);
  return requestedHost ?? onlyHost;
}
