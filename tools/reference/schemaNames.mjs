import { definitionOf } from './render.mjs';

/** The words for schemas that have a name of their own, on their own page and on others. */
export function schemaNames({ common, listParts, list, relatedList, show, form, action, api, field }) {
  const names = new Map(
    [
      [common.textSchema, '[text](#text)'],
      [common.fieldNameSchema, 'field name'],
      [common.pathTemplateSchema, '[path](#path)'],
      [common.accessSchema, '[access](#access)'],
      [common.conditionSchema, '[condition](#condition)'],
      [common.jsonSchema, 'any JSON'],
      [common.callSchema, '[call](#call)'],
      [common.outcomeSchema, '[outcome](#outcome)'],
      [common.effectsSchema, '[effects](#effects)'],
      [listParts.columnSchema, '[column](#column)'],
      [list.listSchema, '[list](#list)'],
      [relatedList.relatedListSchema, '[related list](#related-list)'],
      [show.showSchema, '[show](#show)'],
      [form.formSchema, '[form](#form)'],
      [form.formItemSchema, '[form item](#form-item)'],
      [action.actionSchema, '[action](#action)'],
      [api.apiSchema, '[api](#api)'],
      [field.fieldSchema, '[field](fields.md)'],
    ].map(([schema, name]) => [definitionOf(schema), { schema, name }]),
  );
  const externalNames = new Map(
    [...names].map(([def, { schema, name }]) => [
      def,
      { schema, name: name.replace('(#', '(declaration.md#') },
    ]),
  );
  return { names, elsewhere: externalNames };
}
