import { renderPage } from './markdown.mjs';
import { definitionOf } from './render.mjs';

/** docs/reference/declaration.md */
export function declarationPage(
  { common, listParts, listShape, list, relatedList, show, form, action, api, resource },
  render,
) {
  const { keys, description, typeOf } = render;
  const shape = (schema) => definitionOf(schema).shape;
  const objectOf = (union) => definitionOf(union).options.find((option) => definitionOf(option)?.shape);
  const onlyRelated = Object.fromEntries(
    Object.entries(shape(relatedList.relatedListSchema)).filter(([key]) => !(key in listShape.listShape)),
  );
  const conditionKeys = shape(definitionOf(definitionOf(common.conditionSchema).getter()).options.at(-1));
  const choices = (union) =>
    definitionOf(union)
      .options.map((option) => {
        const keysOf = Object.entries(definitionOf(option)?.shape ?? {});
        if (keysOf.length === 0) return `- ${typeOf(option)}`;
        return keysOf
          .map(([key, value]) => `- \`{ ${key} }\`: ${typeOf(value)}. ${description(value)}`)
          .join('\n');
      })
      .join('\n');
  const sections = [
    ['Resource', keys(shape(resource.resourceSchema))],
    ['Text', description(common.textSchema)],
    ['Path', description(common.pathTemplateSchema)],
    ['Access', description(common.accessSchema), keys(shape(objectOf(common.accessSchema)))],
    [
      'Condition',
      description(common.conditionSchema),
      'Either one of `{ all: [conditions] }`, `{ any: [conditions] }` and `{ not: condition }`, or:',
      keys(conditionKeys),
    ],
    ['Api', keys(shape(api.apiSchema))],
    ['List', keys(shape(list.listSchema))],
    ['Column', 'The name of a field, or:', keys(shape(objectOf(listParts.columnSchema)))],
    [
      'Related list',
      'A list inside a tab: the keys of a [list](#list) except `tabs`, and:',
      keys(onlyRelated),
    ],
    ['Show', keys(shape(show.showSchema))],
    ['Form', keys(form.formShape)],
    ['Form item', choices(form.formItemSchema)],
    ['Action', keys(shape(action.actionSchema))],
    ['Call', keys(shape(common.callSchema))],
    ['Outcome', keys(shape(common.outcomeSchema))],
    ['Effects', description(common.effectsSchema), choices(definitionOf(common.effectsSchema).element)],
  ];
  return renderPage(
    'Declaration of a resource',
    'Every key of a declaration in `resources/`. An unknown key is an error. `*` in a key stands for a name of your own, `[]` for each entry of a list. Fields are on a [page of their own](fields.md).',
    ...sections.map(([title, ...body]) => [`## ${title}`, ...body].join('\n\n')),
  );
}
