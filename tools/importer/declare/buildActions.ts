import { mapValues, omit } from 'es-toolkit';
import { isPlainObject } from '../../../src/lib/json.ts';
import { parseRequestBody, buildFullBody, wrapAtPath } from './requestBodies.ts';
import { buildFields, type ImportContext } from '../drafts/buildFields.ts';
import { omitUndefined } from '../spec/json.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { draftText, nameLabel, recordsLabel, splitWords } from '../drafts/words.ts';

/** Ids that the engine reserves. */
const RESERVED_IDS = new Set(['create', 'edit', 'delete']);

/** Returns actions of a record, by id, for calls that neither read, create, update nor delete. */
export function buildActions(
  operations: readonly SpecOperation[],
  toDeclaredPath: (operation: SpecOperation) => string,
  context: ImportContext,
): Map<string, { action: Record<string, unknown>; operation: SpecOperation }> {
  const actions = new Map<string, { action: Record<string, unknown>; operation: SpecOperation }>();
  for (const operation of operations) {
    const word =
      operation.path
        .split('/')
        .filter((segment) => segment !== '')
        .at(-1) ?? '';
    const [firstWord = '', ...otherWords] = splitWords(word);
    const id =
      firstWord + otherWords.map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1)).join('');
    const action = buildAction(operation, actionLabel(operation, word), toDeclaredPath(operation), context);
    if (/^[a-z]\w*$/i.test(id) && !RESERVED_IDS.has(id) && !actions.has(id) && action)
      actions.set(id, { action, operation });
  }
  return actions;
}

function buildAction(
  operation: SpecOperation,
  label: string,
  path: string,
  context: ImportContext,
): Record<string, unknown> | undefined {
  const { method, permissions } = operation;
  const body = parseRequestBody(context.root, operation);
  const fields = new Map(
    [...(body ? buildFields(body.shape, context) : [])].filter(([, field]) => field.readOnly !== true),
  );
  // No form can provide this body.
  if (operation.body !== undefined && fields.size === 0) return undefined;
  const call = { method: method.toUpperCase(), path };
  const access = permissions.length === 0 ? undefined : [...permissions];
  const danger = method === 'delete' ? true : undefined;
  if (!body) return omitUndefined({ label, danger, access, confirm: true, call });
  const template = withFormScope(buildFullBody(context.root, body, fields, new Set()));
  return omitUndefined({
    label,
    danger,
    access,
    form: { fields: Object.fromEntries([...fields].map(([name, field]) => [name, omit(field, ['source'])])) },
    call: { ...call, body: wrapAtPath(body.wrapper, template) },
  });
}

/** Prefixes form values in a template with `form`. The template of an item is over the item. */
function withFormScope(template: unknown): unknown {
  if (typeof template === 'string') return template.replace(/^\{(\w[\w$-]*\??)\}$/, '{form.$1}');
  if (Array.isArray(template)) return template.map(withFormScope);
  if (!isPlainObject(template)) return template;
  return typeof template.$each === 'string'
    ? { ...template, $each: `form.${template.$each}` }
    : mapValues(template, withFormScope);
}

/** Returns the label of an action: `POST /things/{id}/parts` creates a part; other words name the action themselves. */
function actionLabel({ method, body }: SpecOperation, word: string): string {
  const { one, many } = recordsLabel(word);
  return method === 'post' && body !== undefined && one !== many.toLowerCase()
    ? `${draftText('create')} ${one}`
    : nameLabel(word);
}
