import { isPlainObject } from '../../../lib/json';
import type { DeclarationOutline } from '../declarationOutline';
import type { NameProblem } from '../names/templateProblems';

/** Types whose declared values can be the columns of a board. */
const COLUMN_TYPES = ['enum', 'status'];

const createProblem = (found: string, allowed: readonly string[]): NameProblem[] => [
  { found, allowed, suggestion: null },
];

const getField = ({ fields }: DeclarationOutline, name: string): Readonly<Record<string, unknown>> => {
  const field = fields[name];
  return isPlainObject(field) ? field : {};
};

const listFields = (outline: DeclarationOutline, isAllowed: (name: string) => boolean): string[] =>
  Object.keys(outline.fields).filter(isAllowed);

/** Reports a card's image that is no image. */
export function cardImageProblems(outline: DeclarationOutline, name: string): NameProblem[] {
  const isImage = (candidate: string): boolean => getField(outline, candidate).type === 'image';
  return !Object.hasOwn(outline.fields, name) || isImage(name)
    ? []
    : createProblem(
        `A field of the type "${String(getField(outline, name).type)}" is no image`,
        listFields(outline, isImage),
      );
}

/** Reports a board's field without declared values. */
export function boardFieldProblems(outline: DeclarationOutline, name: string): NameProblem[] {
  const hasValues = (candidate: string): boolean => {
    const { type, values } = getField(outline, candidate);
    return COLUMN_TYPES.includes(String(type)) && values !== undefined;
  };
  return !Object.hasOwn(outline.fields, name) || hasValues(name)
    ? []
    : createProblem(
        `The field "${name}" has no declared values for the columns`,
        listFields(outline, hasValues),
      );
}

/** Reports an action that cannot move a card, because it has no single field in the toolbar. */
export const boardMoveProblems = (
  { actions, toolbarActions }: DeclarationOutline,
  name: string,
): NameProblem[] =>
  !actions.includes(name) || toolbarActions.includes(name)
    ? []
    : createProblem(
        `The action "${name}" has no form with "presentation": "toolbar", whose field gets the value of the column`,
        toolbarActions,
      );
