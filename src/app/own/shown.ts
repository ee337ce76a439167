import type { Request } from '../../../dataProvider';
import type { RuntimeConfig } from '../../config/runtime';
import type { Parts } from '../../parts/PartsContext';
import type { Registry } from '../declarations/registry';
import type { Shown } from './hidden';

interface Console {
  request: Request;
  registry: Registry;
  /** All that is written in code. */
  parts: Parts;
}

/** What an installation shows: without what it hides, and with the workbench where there is one. */
export async function shownBy(
  { hide, workbench }: RuntimeConfig,
  { request, registry, parts }: Console,
): Promise<Shown> {
  let shown: Shown = { parts, problems: [] };
  if (hide) {
    const { hideIn } = await import('./hidden');
    shown = hideIn(hide, registry, parts);
  }
  if (workbench !== undefined || import.meta.env.DEV) {
    const { withWorkbench } = await import('../workbench/withWorkbench');
    shown = { ...shown, parts: withWorkbench(shown.parts, workbench, { request, registry }) };
  }
  return shown;
}
