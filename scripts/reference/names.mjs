import { defOf } from './render.mjs';

/** The words for schemas that have a name of their own, on their own page and on others. */
export function namesOf({ common, listParts, list, relatedList, detail, form, action, api, field }) {
  const names = new Map(
    [
      [common.text, '[text](#text)'],
      [common.fieldName, 'field name'],
      [common.pathTemplate, '[path](#path)'],
      [common.access, '[access](#access)'],
      [common.condition, '[condition](#condition)'],
      [common.json, 'any JSON'],
      [common.call, '[call](#call)'],
      [common.outcome, '[outcome](#outcome)'],
      [common.then, '[then](#then)'],
      [listParts.column, '[column](#column)'],
      [list.list, '[list](#list)'],
      [relatedList.relatedList, '[related list](#related-list)'],
      [detail.detail, '[detail](#detail)'],
      [form.form, '[form](#form)'],
      [form.formField, '[form item](#form-item)'],
      [action.action, '[action](#action)'],
      [api.api, '[api](#api)'],
      [field.anyField, '[field](fields.md)'],
    ].map(([schema, name]) => [defOf(schema), { schema, name }]),
  );
  const elsewhere = new Map(
    [...names].map(([def, { schema, name }]) => [
      def,
      { schema, name: name.replace('(#', '(declaration.md#') },
    ]),
  );
  return { names, elsewhere };
}
