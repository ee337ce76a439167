import { isEmpty } from '../../config/values/isEmpty';
import { normaliseAccess } from '../../config/normalise/access';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/text/foldText';
import {
  parseCellParts,
  expectSingle,
  type ParsedCell,
  type CellParser,
  type CellContext,
} from '../spreadsheet/cellParser';
import { optionsOf } from '../core/optionsOf';
import { cellTexts } from '../spreadsheet/texts';
import { parseChoicesResponse, fetchChoices, toChoices, readDependencies } from './fetchChoices';
import { declaredChoices, type Choice } from './choices';
import { readRecordChoices } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';

/** Returns the choices that the form would offer for the row so far; undefined while a dependency is missing. */
async function fetchOfferedChoices(field: Field, context: CellContext): Promise<Choice[] | undefined> {
  const { path, query, recordPath } = optionsOf<ResolvedEnumOptions>(field);
  const { dataProvider, fetchOnce, scope, t } = context;
  if (recordPath !== undefined) return readRecordChoices(scope, field, t);
  if (path === undefined) return declaredChoices(field, t);
  const dependencies = readDependencies(field, scope);
  if (dependencies.some(isEmpty)) return undefined;
  const body = await fetchOnce(['choices', path, query, dependencies], async () => {
    const { data } = await fetchChoices(dataProvider, field, scope);
    return parseChoicesResponse(data.body, field);
  });
  return toChoices(body, field, t);
}

/** Parses a choice in a cell, by its value or its label. */
function parseChoice(
  text: string,
  field: Field,
  choices: readonly Choice[],
  { canAccess, t }: CellContext,
): ParsedCell {
  const { valueAccess, disabledValues } = optionsOf<ResolvedEnumOptions>(field);
  const accessibleChoices = choices.filter(({ value }) =>
    canAccess(normaliseAccess(valueAccess[String(value)])),
  );
  const byValue = accessibleChoices.filter(({ value }) => String(value) === text);
  const byLabel = accessibleChoices.filter(({ label }) => foldText(label) === foldText(text));
  return expectSingle(byValue.length > 0 ? byValue : byLabel, ({ value, label }) => {
    const disabledReason = disabledValues[String(value)];
    return disabledReason === undefined ? { value, displayText: label } : { problem: t(disabledReason) };
  });
}

/** Parses one of the offered values, or several (`multiple`). */
const parseEnumCell: CellParser = async (text, field, context) => {
  const choices = await fetchOfferedChoices(field, context);
  if (!choices) return { problem: cellTexts.missingDependency };
  const parsePart = (part: string): ParsedCell => parseChoice(part, field, choices, context);
  return optionsOf<ResolvedEnumOptions>(field).multiple ? parseCellParts(text, parsePart) : parsePart(text);
};
export default parseEnumCell;
