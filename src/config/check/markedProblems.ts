import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { resourceSchema } from '../schema/resource';
import type { ConfigProblem } from '../types';
import { getContextBelow, createRootContext, type NameContext } from './nameContext';
import { findPartialPuts } from './rules/dialectLimits';
import { findFieldProblems } from './rules/fieldRules';
import { findProviderLimits } from './rules/providerLimits';
import { findFormRuleProblems } from './rules/formRules';
import { findResourceProblems } from './rules/resourceRules';
import { findNameProblems, type CheckNames } from './names/nameProblems';
import type { DeclarationOutline } from './declarationOutline';
import { getDependentSchema } from './schema/dependentSchema';
import { formatPath } from './problem';
import { findSchemaProblems } from './schema/schemaProblems';
import type { NameProblem } from './names/templateProblems';
import { walkMarkedValues, type ValueLocation } from './walkMarkedValues';

/**
 * Finds the problems of a declaration besides its shape: unknown names, templates, expressions, and contradictory keys. One
 * walk along the schema, which continues after other problems.
 */
export function findMarkedProblems(
  outline: DeclarationOutline,
  parentMembers: readonly string[],
  checkNames: CheckNames,
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report = (path: ValueLocation['path'], problem: NameProblem): void =>
    void problems.push({ file: outline.file, path: formatPath(path), ...problem });
  const rootLocation: ValueLocation = { path: [], owner: checkNames.input };
  walkMarkedValues<NameContext>(
    resourceSchema,
    checkNames.input,
    rootLocation,
    createRootContext(outline, parentMembers),
    (mark, value, location, context) => {
      for (const [subPath, problem] of findNameProblems(mark, value, location, context, checkNames))
        report([...location.path, ...subPath], problem);
      for (const [path, problem] of findProviderLimits(
        mark,
        value,
        location,
        context.outline,
        checkNames.knownNames,
      ))
        report(path, problem);
      for (const [subPath, problem] of findFormRuleProblems(mark, value))
        report([...location.path, ...subPath], problem);
      if (mark === 'inField' && isPlainObject(value)) {
        for (const [key, problem] of findFieldProblems(
          String(location.path.at(-1)),
          value,
          context,
          checkNames.knownNames,
        ))
          report([...location.path, ...[key].flat()], problem);
      }
      if (mark === 'tab' || mark === 'dialog') reportMissingOptions(mark, location);
      const schema = getDependentSchema(mark, value, location.owner, checkNames.knownNames);
      // The options of an extension have a schema of their own.
      if (schema && mark !== 'inField')
        problems.push(...findSchemaProblems(outline.file, schema, value, formatPath(location.path)));
      return { schema, context: getContextBelow(mark, value, context, checkNames.resources) };
    },
  );
  for (const [path, problem] of findResourceProblems(checkNames.input)) report(path, problem);
  for (const [path, problem] of findPartialPuts(checkNames.input.api, outline, checkNames.knownNames))
    report(['api', ...path], problem);
  return problems;

  /** Reports missing options of an extension if the declaration has no options at all. */
  function reportMissingOptions(kind: 'tab' | 'dialog', { owner, path }: ValueLocation): void {
    const shape = checkNames.knownNames.options?.[kind].get(String(owner[kind]));
    if (!shape || owner.options !== undefined) return;
    const optionsPath = formatPath([...path.slice(0, -1), 'options']);
    problems.push(...findSchemaProblems(outline.file, z.strictObject(shape), {}, optionsPath));
  }
}
