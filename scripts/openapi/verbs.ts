import { omit } from 'es-toolkit';
import { bodyOf, wholeBody, within } from './bodies.ts';
import { fieldsOf, type Surroundings } from './fields.ts';
import { defined } from './json.ts';
import type { Operation } from './operations.ts';
import { labelOf, labelOfRecords, wordsOf } from './words.ts';

/** Ids that the engine gives. */
const TAKEN = new Set(['create', 'edit', 'delete']);

/** Actions of a record, by id, for the calls that are neither reading, creating, updating nor deleting. */
export function actionsOf(
  verbs: readonly Operation[],
  pathOf: (operation: Operation) => string,
  around: Surroundings,
): Map<string, { action: Record<string, unknown>; operation: Operation }> {
  const actions = new Map<string, { action: Record<string, unknown>; operation: Operation }>();
  for (const operation of verbs) {
    const word =
      operation.path
        .split('/')
        .filter((part) => part !== '')
        .at(-1) ?? '';
    const [first = '', ...rest] = wordsOf(word);
    const id = first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    const action = actionOf(operation, labelOfVerb(operation, word), pathOf(operation), around);
    if (/^[a-z]\w*$/i.test(id) && !TAKEN.has(id) && !actions.has(id) && action)
      actions.set(id, { action, operation });
  }
  return actions;
}

function actionOf(
  operation: Operation,
  label: string,
  path: string,
  around: Surroundings,
): Record<string, unknown> | undefined {
  const { method, permissions } = operation;
  const body = bodyOf(around.root, operation);
  const fields = new Map(
    [...(body ? fieldsOf(body.shape, around) : [])].filter(([, field]) => field.readOnly !== true),
  );
  // A body that no form can ask for.
  if (operation.body !== undefined && fields.size === 0) return undefined;
  const call = { method: method.toUpperCase(), path };
  const access = permissions.length === 0 ? undefined : [...permissions];
  const danger = method === 'delete' ? true : undefined;
  if (!body) return defined({ label, danger, access, confirm: true, call });
  const template = inForm(wholeBody(around.root, body, fields, new Set()));
  return defined({
    label,
    danger,
    access,
    form: { fields: Object.fromEntries([...fields].map(([name, field]) => [name, omit(field, ['source'])])) },
    call: { ...call, body: within(body.around, template) },
  });
}

/** What the form of an action holds is named `form`. */
const inForm = (template: unknown): unknown =>
  JSON.parse(JSON.stringify(template).replaceAll(/"\{(\w[\w$-]*\??)\}"/g, '"{form.$1}"')) as unknown;

/** `POST /things/{id}/parts` makes a part; other words say themselves what is done. */
function labelOfVerb({ method, body }: Operation, word: string): string {
  const { one, many } = labelOfRecords(word);
  return method === 'post' && body !== undefined && one !== many.toLowerCase()
    ? `Crear ${one}`
    : labelOf(word);
}
