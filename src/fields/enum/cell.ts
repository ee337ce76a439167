import { isEmpty } from '../../config/isEmpty';
import { normaliseAccess } from '../../config/normalise/access';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/foldText';
import { eachPart, theOne, type Cell, type CellReader, type CellsAround } from '../cell';
import { optionsOf } from '../optionsOf';
import { cellTexts } from '../cellTexts';
import { answerOf, askChoices, choicesIn, needsOf } from './asked';
import { declaredChoices, type Choice } from './choices';
import { choicesFrom } from './loaded';
import type { EnumFilled } from './schema';

/** The choices that the form would offer with what the row holds so far; undefined while something they need is missing. */
async function offered(field: Field, around: CellsAround): Promise<Choice[] | undefined> {
  const { path, query, from } = optionsOf<EnumFilled>(field);
  const { dataProvider, once, scope, t } = around;
  if (from !== undefined) return choicesFrom(scope, field, t);
  if (path === undefined) return declaredChoices(field, t);
  const needs = needsOf(field, scope);
  if (needs.some(isEmpty)) return undefined;
  const body = await once(['choices', path, query, needs], async () => {
    const { data } = await askChoices(dataProvider, field, scope);
    return answerOf(data.body, field);
  });
  return choicesIn(body, field, t);
}

/** A choice in a cell: by its value, or by what it is called. */
function choiceOf(text: string, field: Field, choices: readonly Choice[], { may, t }: CellsAround): Cell {
  const { valueAccess, disabledValues } = optionsOf<EnumFilled>(field);
  const open = choices.filter(({ value }) => may(normaliseAccess(valueAccess[String(value)])));
  const byValue = open.filter(({ value }) => String(value) === text);
  const byLabel = open.filter(({ label }) => foldText(label) === foldText(text));
  return theOne(byValue.length > 0 ? byValue : byLabel, ({ value, label }) => {
    const why = disabledValues[String(value)];
    return why === undefined ? { value, shown: label } : { problem: t(why) };
  });
}

/** One of the offered values, or several (`multiple`). */
const enumCell: CellReader = async (text, field, around) => {
  const choices = await offered(field, around);
  if (!choices) return { problem: cellTexts.waits };
  const read = (part: string): Cell => choiceOf(part, field, choices, around);
  return optionsOf<EnumFilled>(field).multiple ? eachPart(text, read) : read(text);
};
export default enumCell;
