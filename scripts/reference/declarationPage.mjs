import { page } from './markdown.mjs';
import { defOf } from './render.mjs';

/** docs/reference/declaration.md */
export function declarationPage(
  { common, listParts, listShape, list, relatedList, detail, form, action, api, resource },
  render,
) {
  const { keys, description, typeOf } = render;
  const shape = (schema) => defOf(schema).shape;
  const objectOf = (union) => defOf(union).options.find((option) => defOf(option)?.shape);
  const onlyRelated = Object.fromEntries(
    Object.entries(shape(relatedList.relatedList)).filter(([key]) => !(key in listShape.listShape)),
  );
  const conditionKeys = shape(defOf(defOf(common.condition).getter()).options.at(-1));
  const choices = (union) =>
    defOf(union)
      .options.map((option) => {
        const keysOf = Object.entries(defOf(option)?.shape ?? {});
        if (keysOf.length === 0) return `- ${typeOf(option)}`;
        return keysOf
          .map(([key, value]) => `- \`{ ${key} }\`: ${typeOf(value)}. ${description(value)}`)
          .join('\n');
      })
      .join('\n');
  const sections = [
    ['Resource', keys(shape(resource.resource))],
    ['Text', description(common.text)],
    ['Path', description(common.pathTemplate)],
    ['Access', description(common.access), keys(shape(objectOf(common.access)))],
    [
      'Condition',
      description(common.condition),
      'Either one of `{ all: [conditions] }`, `{ any: [conditions] }` and `{ not: condition }`, or:',
      keys(conditionKeys),
    ],
    ['Api', keys(shape(api.api))],
    ['List', keys(shape(list.list))],
    ['Column', 'The name of a field, or:', keys(shape(objectOf(listParts.column)))],
    [
      'Related list',
      'A list inside a tab: the keys of a [list](#list) except `tabs`, and:',
      keys(onlyRelated),
    ],
    ['Detail', keys(shape(detail.detail))],
    ['Form', keys(form.formShape)],
    ['Form item', choices(form.formField)],
    ['Action', keys(shape(action.action))],
    ['Call', keys(shape(common.call))],
    ['Outcome', keys(shape(common.outcome))],
    ['Then', description(common.then), choices(defOf(common.then).element)],
  ];
  return page(
    'Declaration of a resource',
    'Every key of a declaration in `resources/`. An unknown key is an error. `*` in a key stands for a name of your own, `[]` for each entry of a list. Fields are on a [page of their own](fields.md).',
    ...sections.map(([title, ...body]) => [`## ${title}`, ...body].join('\n\n')),
  );
}
