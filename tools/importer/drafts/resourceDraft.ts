import { findAttributes, parseRequestBody, emptyOption, type RequestBody } from '../declare/requestBodies.ts';
import type { ApiCollection } from '../spec/collections.ts';
import { buildFields, type DraftField, type ImportContext } from './buildFields.ts';
import { draftPath } from '../output/importFolder.ts';
import { noteMissingPages } from './noteMissingPages.ts';
import { findIdMember } from './idMember.ts';
import { asString, type JsonObject } from '../spec/json.ts';
import { findRecord } from '../spec/listResponse.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { parseShape, type SchemaShape } from '../spec/schemaShape.ts';
import { guessTitle } from './guessTitle.ts';
import { recordsLabel, type Label } from './words.ts';

/** Data about the records of a collection, from which the declaration is built. */
export interface ResourceDraft {
  /** Name of the resource. */
  name: string;
  label: Label;
  collection: ApiCollection;
  /** Id member; undefined if the records have none. */
  id: string | undefined;
  title: string;
  /** JSON:API `type`, if the file has it. */
  type: string | undefined;
  fields: ReadonlyMap<string, DraftField>;
  /** Members in read responses. */
  readMembers: ReadonlySet<string>;
  create: DraftForm | undefined;
  update: DraftForm | undefined;
}

/** A call that writes, with its fields. */
export interface DraftForm {
  operation: SpecOperation;
  body: RequestBody;
  fields: readonly string[];
}

/** Builds the draft of a collection's records from all its calls. */
export function buildDraft(name: string, collection: ApiCollection, imported: ImportContext): ResourceDraft {
  const { root } = imported;
  const record = mergeRecordShapes(root, collection);
  const recordShape = findAttributes(root, record) ?? record;
  const { keyMember } = imported;
  const hasKeyMember = keyMember !== undefined && keyMember in recordShape.members;
  const id = hasKeyMember ? keyMember : findIdMember(root, collection, record);
  const context = { ...imported, ownId: id, notes: imported.notes.in(draftPath(name)) };
  noteMissingPages(collection, id, context.operations, context.notes);
  const readFields = buildFields(recordShape, context);
  const create = parseForm(collection.create, context);
  const update = id === undefined ? undefined : parseForm(collection.update, context);
  const fields = mergeFields(readFields, create?.fields, update?.fields);
  const isIdChosen =
    id !== undefined &&
    create?.body.shape.required.has(id) === true &&
    create.fields.get(id)?.readOnly === undefined &&
    create.fields.has(id);
  if (id !== undefined && !isIdChosen && /id$/i.test(id)) fields.delete(id);
  // The other id, which no call takes.
  if (hasKeyMember) fields.delete('id');
  const label = recordsLabel(collection.noun);
  const selectFormFields = (form: ReturnType<typeof parseForm>, isNew: boolean): DraftForm | undefined => {
    if (!form) return undefined;
    const matchingFields = [...form.fields].flatMap(([field, { type }]) =>
      canWrite(fields.get(field)?.type, type) ? [field] : [],
    );
    // The id of an existing record is read-only.
    const writableFields = matchingFields.filter(
      (field) => form.fields.get(field)?.readOnly !== true && (field !== id || (isNew && isIdChosen)),
    );
    return writableFields.length === 0
      ? undefined
      : { operation: form.operation, body: form.body, fields: writableFields };
  };
  const forms = [selectFormFields(create, true), selectFormFields(update, false)] as const;
  for (const form of forms)
    if (form && form.operation.method !== 'put')
      for (const fieldName of form.fields) {
        const field = fields.get(fieldName);
        const emptyOptions = emptyOption(root, form.body, fieldName);
        if (field && emptyOptions) fields.set(fieldName, { ...field, ...emptyOptions });
      }
  return {
    name,
    label,
    collection,
    id,
    title: guessTitle(fields, label.one, id !== undefined),
    type: recordShape === record ? undefined : constantOf(parseShape(root, record.members.type).node),
    fields,
    readMembers: new Set(Object.keys(recordShape.members)),
    create: forms[0],
    update: forms[1],
  };
}

/** Returns the single allowed value of a member. */
const constantOf = ({ const: constant, enum: values }: JsonObject): string | undefined =>
  asString(constant ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined));

/** Merges the shapes of a row and of a single record, which may have more members. */
function mergeRecordShapes(root: ImportContext['root'], { rows, getOne }: ApiCollection): SchemaShape {
  const detail = findRecord(root, getOne?.response, rows.row)?.record;
  if (!detail) return rows.row;
  return {
    ...detail,
    name: rows.row.name ?? detail.name,
    members: { ...rows.row.members, ...detail.members },
  };
}

function parseForm(operation: SpecOperation | undefined, context: ImportContext) {
  const body = parseRequestBody(context.root, operation);
  return operation && body ? { operation, body, fields: buildFields(body.shape, context) } : undefined;
}

/** Merges the fields of read responses with those of the forms, and adds write-only fields. */
function mergeFields(
  readFields: ReadonlyMap<string, DraftField>,
  ...forms: readonly (ReadonlyMap<string, DraftField> | undefined)[]
): Map<string, DraftField> {
  const formFields = forms.flatMap((form) => [...(form ?? [])]);
  // A member that every response has may still be optional in a form: only the write calls define `required`.
  const fields = new Map([...readFields].map(([name, field]) => [name, omitKey(field, 'required')]));
  for (const [name, field] of formFields) {
    const existing = fields.get(name);
    const isRequired = existing?.required === true || field.required === true;
    if (!existing) fields.set(name, omitKey(field, 'readOnly'));
    else if (canWrite(existing.type, field.type))
      fields.set(name, {
        ...(existing.type === field.type ? omitKey(field, 'readOnly') : {}),
        ...existing,
        ...(isRequired ? { required: true } : {}),
      });
  }
  return fields;
}

/** True if a field of the first type fits the member of a form; a form has the id of a reference as a text or number. */
const canWrite = (type: string | undefined, formType: string): boolean =>
  type === formType || (type === 'reference' && /^(?:text|number)$/.test(formType));

/** Returns a field without one of its keys. */
const omitKey = ({ type, label, ...rest }: DraftField, key: string): DraftField => ({
  type,
  label,
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key)),
});
