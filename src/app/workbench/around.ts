import type { Request } from '../../../dataProvider';
import type { Registry } from '../declarations/registry';

/** What the workbench has from the console around it. */
export interface AroundWorkbench {
  request: Request;
  registry: Pick<Registry, 'inputs' | 'snapshot'>;
}
