import { renderPage } from './markdown.mjs';

/** docs/reference/fields.md */
export function fieldsPage({ field }, shapes, types, fixtures, render) {
  const sections = [...shapes].map(([type, { shape }]) => {
    const { filterToUrl, Filter } = types.get(type) ?? {};
    const example = { type, ...fixtures[`/src/fields/${type}/fixture.ts`]?.field };
    return [
      `## ${type}`,
      Filter && filterToUrl ? 'Can be filtered by.' : 'Cannot be filtered by.',
      Object.keys(shape).length > 0 ? render.keys(shape) : 'No options of its own.',
      `For example \`${JSON.stringify(example)}\`.`,
    ].join('\n\n');
  });
  return renderPage(
    'Field types',
    `The value of a key under \`fields\`: a \`type\`, the common options and those of the type. Types: ${[...shapes.keys()].map((type) => `[${type}](#${type.toLowerCase()})`).join(', ')}.`,
    '## Common options',
    render.keys({ type: field.fieldSchema._zod.def.shape.type, ...field.fieldShape }),
    ...sections,
  );
}
