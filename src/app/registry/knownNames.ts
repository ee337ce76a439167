import type { KnownNames } from '../../config/check';
import { fieldTypes } from '../../fields/core/registry';
import { fieldSchemas } from '../../fields/core/schemas';
import { collectKnownNames } from '../../extensions/collectKnownNames';
import { collectOptionShapes } from '../../extensions/collectOptionShapes';
import { groupModulesByFolder } from './groupModulesByFolder';
import { extensionOptions } from './extensionOptions';
import { extensionModules, extensions } from './loadExtensions';

/** Names in code that declarations may use. */
export const knownNames: KnownNames = collectKnownNames({
  fieldSchemas,
  fieldTypes,
  extensions,
  options: collectOptionShapes(groupModulesByFolder(extensionModules), extensionOptions),
});
