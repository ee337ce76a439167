import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { resource } from '../schema/resource';
import type { ConfigProblem } from '../types';
import { contextBelow, rootContext, type Context } from './context';
import { fieldProblems } from './fieldRules';
import { ruleProblems } from './formRules';
import type { Shape } from './known';
import { nameProblems, type Names } from './nameProblems';
import type { Outline } from './outline';
import { schemasOf } from './parse';
import { pathText } from './problem';
import { schemaProblems } from './schemaProblems';
import type { NameProblem } from './templateProblems';
import { walk, type Place, type Step } from './walk';

/**
 * Problems of one declaration that its shape does not show: names that resolve to nothing, templates, expressions, and what
 * keys say against each other. One walk along the schema, whatever else is wrong in the declaration.
 */
export function markedProblems(own: Outline, parents: readonly string[], names: Names): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report = (path: Place['path'], problem: NameProblem): void =>
    void problems.push({ file: own.file, path: pathText(path), ...problem });
  const start: Place = { path: [], owner: names.input };
  walk<Context>(resource, names.input, start, rootContext(own, parents), (mark, value, place, context) => {
    for (const [at, problem] of nameProblems(mark, value, place, context, names))
      report([...place.path, ...at], problem);
    for (const [at, problem] of ruleProblems(mark, value)) report([...place.path, ...at], problem);
    if (mark === 'inField' && isPlainObject(value)) {
      for (const [key, problem] of fieldProblems(String(place.path.at(-1)), value, context, names.known))
        report([...place.path, ...[key].flat()], problem);
      const schema = schemasOf(names.known.fieldSchemas).get(String(value.type));
      return { schema, context: contextBelow(mark, value, context, names.resources) };
    }
    if (mark === 'tab' || mark === 'dialog') missingOptions(mark, place);
    if (mark === 'inTabOptions' || mark === 'inDialogOptions') {
      const kind = mark === 'inTabOptions' ? 'tab' : 'dialog';
      const shape = names.known.options?.[kind].get(String(place.owner[kind]));
      return shape && inOptions(shape, value, place);
    }
    return { context: contextBelow(mark, value, context, names.resources) };
  });
  return problems;

  /** A part written in code whose declaration says no options at all may need some. */
  function missingOptions(kind: 'tab' | 'dialog', { owner, path }: Place): void {
    const shape = names.known.options?.[kind].get(String(owner[kind]));
    if (!shape || owner.options !== undefined) return;
    const at = pathText([...path.slice(0, -1), 'options']);
    problems.push(...schemaProblems(own.file, z.strictObject(shape), {}, at));
  }

  /** The options of a part written in code are looked at by its own schema. */
  function inOptions(shape: Shape, value: unknown, { path }: Place): Step<Context> {
    const schema = z.strictObject(shape);
    problems.push(...schemaProblems(own.file, schema, value, pathText(path)));
    return { schema };
  }
}
