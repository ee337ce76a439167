import type { Request } from '../../../dataProvider';
import type { Hidden, RuntimeConfig } from '../../config/runtime';
import type { Parts } from '../../parts/PartsContext';
import type { BundledIndex } from '../../start/bundledIndex';
import type { Registry } from '../declarations/registry';
import type { Shown } from './hidden';

const NOTHING: Hidden = { resources: [], pages: [], menu: [] };

interface Console {
  /** By host other than the usual one: which of the bundled faces it answers for. */
  hosts: BundledIndex['hosts'];
  request: Request;
  registry: Registry;
  /** All that is written in code. */
  parts: Parts;
}

/** What an installation shows: without what it hides or has no host for, and with the workbench where there is one. */
export async function shownBy(
  { hide = NOTHING, hosts: own, workbench }: RuntimeConfig,
  { hosts, request, registry, parts }: Console,
): Promise<Shown> {
  const { hideIn } = await import('./hidden');
  const faces = [...registry.bundled];
  const hostless = Object.entries(hosts).flatMap(([host, places]) =>
    own[host] === undefined ? places.flatMap((place) => faces[place]?.name ?? []) : [],
  );
  let shown = hideIn({ ...hide, resources: [...hide.resources, ...hostless] }, registry, parts);
  if (workbench !== undefined || import.meta.env.DEV) {
    const { withWorkbench } = await import('../workbench/withWorkbench');
    shown = { ...shown, parts: withWorkbench(shown.parts, workbench, { request, registry }) };
  }
  return shown;
}
