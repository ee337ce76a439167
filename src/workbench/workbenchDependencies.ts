import type { RequestFunction } from '../../dataProvider';
import type { DeclarationRegistry } from '../app/declarations/declarationRegistry';

/** What the workbench has from the console around it. */
export interface WorkbenchDependencies {
  request: RequestFunction;
  registry: Pick<DeclarationRegistry, 'loadInputs' | 'snapshot'>;
}
