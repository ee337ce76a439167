import { attributesOf, bodyOf, emptyOf, type Body } from './bodies.ts';
import type { Collection } from './collections.ts';
import { fieldsOf, type DraftField, type Surroundings } from './fields.ts';
import { idMember } from './identity.ts';
import { textOf, type Obj } from './json.ts';
import { recordIn } from './listAnswer.ts';
import type { Operation } from './operations.ts';
import { isMember, shapeOf, type Shape } from './shape.ts';
import { titleOf } from './titles.ts';
import { labelOfRecords, type Label } from './words.ts';

/** What is known of the records of a collection, from which its declaration is written. */
export interface Draft {
  /** Name of the resource. */
  name: string;
  label: Label;
  collection: Collection;
  /** Member that is the id; undefined where the records have none. */
  id: string | undefined;
  title: string;
  /** `type` of JSON:API, where the file says it. */
  type: string | undefined;
  fields: ReadonlyMap<string, DraftField>;
  /** Members that records are read with. */
  read: ReadonlySet<string>;
  create: DraftForm | undefined;
  update: DraftForm | undefined;
}

/** A call that writes, with the fields that it takes. */
export interface DraftForm {
  operation: Operation;
  body: Body;
  fields: readonly string[];
}

/** What the records of a collection have, by all that its calls say of them. */
export function draftOf(name: string, collection: Collection, around: Surroundings): Draft {
  const { root } = around;
  const record = recordOf(root, collection);
  const flat = attributesOf(root, record) ?? record;
  const read = fieldsOf(flat, around);
  const id = idMember(root, collection, record);
  const create = formOf(collection.create, around);
  const update = id === undefined ? undefined : formOf(collection.update, around);
  const fields = joined(read, create?.drawn, update?.drawn);
  const isGiven = id !== undefined && create?.body.shape.required.has(id) === true && create.drawn.has(id);
  if (id !== undefined && !isGiven && /id$/i.test(id)) fields.delete(id);
  const label = labelOfRecords(collection.noun);
  const place = (form: ReturnType<typeof formOf>, isNew: boolean): DraftForm | undefined => {
    if (!form) return undefined;
    const placed = [...form.drawn.keys()].filter(
      (field) => fields.get(field)?.type === form.drawn.get(field)?.type,
    );
    // The id of a record that is there does not change.
    const written = placed.filter(
      (field) => form.drawn.get(field)?.readOnly !== true && (field !== id || (isNew && isGiven)),
    );
    return written.length === 0 ? undefined : { operation: form.operation, body: form.body, fields: written };
  };
  const forms = [place(create, true), place(update, false)] as const;
  for (const form of forms)
    if (form && form.operation.method !== 'put')
      for (const one of form.fields) {
        const field = fields.get(one);
        const empty = emptyOf(root, form.body, one);
        if (field && empty) fields.set(one, { ...field, ...empty });
      }
  return {
    name,
    label,
    collection,
    id,
    title: titleOf(fields, label.one, id !== undefined),
    type: flat === record ? undefined : constantOf(shapeOf(root, record.members.type).node),
    fields,
    read: new Set(Object.keys(flat.members).filter(isMember)),
    create: forms[0],
    update: forms[1],
  };
}

/** The one value that a member may have. */
const constantOf = ({ const: only, enum: values }: Obj): string | undefined =>
  textOf(only ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined));

/** A row and the record that is read by itself: the second may have more. */
function recordOf(root: Surroundings['root'], { rows, one }: Collection): Shape {
  const whole = recordIn(root, one?.answer)?.record;
  if (!whole) return rows.row;
  return { ...whole, name: rows.row.name ?? whole.name, members: { ...rows.row.members, ...whole.members } };
}

function formOf(operation: Operation | undefined, around: Surroundings) {
  const body = bodyOf(around.root, operation);
  return operation && body ? { operation, body, drawn: fieldsOf(body.shape, around) } : undefined;
}

/** What is read, with what the forms say of it besides, and what is written alone. */
function joined(
  read: ReadonlyMap<string, DraftField>,
  ...forms: readonly (ReadonlyMap<string, DraftField> | undefined)[]
): Map<string, DraftField> {
  const drawn = forms.flatMap((form) => [...(form ?? [])]);
  // What an answer always has need not be given: what is required is said by the calls that write.
  const fields = new Map([...read].map(([name, field]) => [name, without(field, 'required')]));
  for (const [name, field] of drawn) {
    const known = fields.get(name);
    const isRequired = known?.required === true || field.required === true;
    if (!known) fields.set(name, without(field, 'readOnly'));
    else if (known.type === field.type)
      fields.set(name, {
        ...without(field, 'readOnly'),
        ...known,
        ...(isRequired ? { required: true } : {}),
      });
  }
  return fields;
}

/** A field without one of its keys. */
const without = ({ type, label, ...rest }: DraftField, key: string): DraftField => ({
  type,
  label,
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key)),
});
