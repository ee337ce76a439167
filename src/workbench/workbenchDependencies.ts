import type { RequestFunction } from '../../dataProvider';
import type { DeclarationRegistry } from '../app/declarations/declarationRegistry';

/** Values that the workbench gets from the outer console. */
export interface WorkbenchDependencies {
  request: RequestFunction;
  registry: Pick<DeclarationRegistry, 'loadInputs' | 'store'>;
}
