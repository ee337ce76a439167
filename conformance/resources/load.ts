import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asGiven } from '../../scripts/asGiven.ts';
import { findFieldDefaults } from '../../scripts/declared.ts';
import { foundFile, givenDeclarations, namedBy } from '../../scripts/givenDeclarations.ts';
import { problemText, type Found } from '../../src/config/check/index.ts';
import type { DialectSource } from '../../src/config/dialects/resolve.ts';
import { normalise } from '../../src/config/normalise/index.ts';
import { readRuntimeConfig } from '../../src/config/runtime.ts';
import type { Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { UsageError } from '../options';
import { isAddress, type ResourceOptions } from './options';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is held against a host. */
export interface Loaded {
  /** Those that are asked for, of that host. */
  chosen: readonly Resource[];
  /** All that there are: what is chosen may refer to them. */
  resources: ReadonlyMap<string, Resource>;
  host: string;
  url: string;
  dialect: DialectSource | undefined;
}

/** Reads declarations as the console with that config would. Throws UsageError, with a line for each mistake. */
export async function loadResources(options: ResourceOptions): Promise<Loaded> {
  const read = await Promise.all(options.files.map((file) => foundFile(asGiven(file))));
  const isConfig = ({ input }: Found): boolean => isPlainObject(input) && 'hosts' in input;
  const config = options.config
    ? await foundFile(asGiven(options.config))
    : (read.find(isConfig) ?? (await foundFile(join(root, 'public/config.json'))));
  const runtime = config.isBroken ? undefined : readRuntimeConfig(config.input);
  if (!runtime) {
    const lines = (config.problems ?? []).map(problemText);
    throw new UsageError([...lines, `${config.file}: no es una configuración con «hosts».`].join('\n'));
  }
  const named = read.some(isConfig) ? await Promise.all(namedBy(config.file, runtime).map(foundFile)) : [];
  const files = [...read.filter((one) => !isConfig(one)), ...named];
  const { own, others, problems } = await givenDeclarations(root, files, config);
  const wrong = problems.filter(({ isMild }) => !isMild);
  if (wrong.length > 0) throw new UsageError(wrong.map(problemText).join('\n'));
  const resources = normalise([...others, ...own], await findFieldDefaults(root));
  const asked = own.flatMap(({ input }) => resources.get(input.name) ?? []);
  const host = hostOf(asked, options.host);
  const url = options.url ?? runtime.hosts[host] ?? '';
  if (!isAddress(url))
    throw new UsageError(`El host «${host}» está en «${url}»: indica su dirección completa con --url.`);
  const chosen = asked.filter(({ api }) => api.host === host);
  return { chosen, resources, host, url, dialect: runtime.dialects?.[host] };
}

/** The one host that is asked: it alone gets the token. */
function hostOf(resources: readonly Resource[], wanted: string | undefined): string {
  const hosts = [...new Set(resources.map(({ api }) => api.host))];
  const [only] = hosts;
  if (only === undefined) throw new UsageError('Los ficheros no declaran ningún recurso.');
  if (wanted === undefined && hosts.length > 1)
    throw new UsageError(`Hay recursos de ${hosts.join(', ')}: elige uno con --host.`);
  if (wanted !== undefined && !hosts.includes(wanted))
    throw new UsageError(`--host ${wanted}: los recursos son de ${hosts.join(', ')}.`);
  return wanted ?? only;
}
