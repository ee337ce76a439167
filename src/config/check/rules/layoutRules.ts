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

/** Reports a field that is of none of the types that its key accepts. */
function typeProblems(
  outline: DeclarationOutline,
  name: string,
  types: readonly string[],
  purpose: string,
): NameProblem[] {
  const isOfType = (candidate: string): boolean => types.includes(String(getField(outline, candidate).type));
  return !Object.hasOwn(outline.fields, name) || isOfType(name)
    ? []
    : createProblem(
        `A field of the type "${String(getField(outline, name).type)}" ${purpose}`,
        listFields(outline, isOfType),
      );
}

/** Reports a coordinate that is no number. */
export const coordinateProblems = (outline: DeclarationOutline, name: string): NameProblem[] =>
  typeProblems(outline, name, ['number'], 'is no coordinate');

/** Reports a state without tones, which are the colours and forms of markers. */
export const mapStateProblems = (outline: DeclarationOutline, name: string): NameProblem[] =>
  typeProblems(outline, name, ['status'], 'has no tones for markers');

/** Returns the values that a field declares; undefined if they come from elsewhere. */
export function listDeclaredValues(outline: DeclarationOutline, name: string): readonly string[] | undefined {
  const { values } = getField(outline, name);
  if (Array.isArray(values)) return values.map(String);
  return isPlainObject(values) ? Object.keys(values) : undefined;
}

/** Reports a card's image that is neither an image nor a drawing. */
export const cardImageProblems = (outline: DeclarationOutline, name: string): NameProblem[] =>
  typeProblems(outline, name, ['image', 'facade'], 'is no image');

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

/** Reports a column that cannot be changed in its cells: the edit form has no field for it. */
export function editableColumnProblems(
  { fields, editFields, forms, name: resource }: DeclarationOutline,
  name: unknown,
): NameProblem[] {
  if (typeof name !== 'string' || !Object.hasOwn(fields, name) || editFields.includes(name)) return [];
  return createProblem(
    forms.includes('edit')
      ? `The edit form of "${resource}" has no field "${name}", which the cell would use`
      : `"${resource}" has no edit form, whose field the cell would use`,
    editFields,
  );
}
