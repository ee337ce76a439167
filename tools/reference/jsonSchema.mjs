import { inlineCode } from './markdown.mjs';

const schemaLink = (ref) => {
  const name = ref.split('/').at(-1);
  return `[${name}](#${name.toLowerCase()})`;
};

/** Returns the values that a JSON schema of the contract allows, in words. */
export function jsonType(schema) {
  if (!schema) return '';
  if (schema.$ref) return schemaLink(schema.$ref);
  if (schema.const !== undefined) return inlineCode(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => inlineCode(JSON.stringify(value))).join(', ');
  const alternatives = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (alternatives) return alternatives.map(jsonType).join(schema.allOf ? ' and ' : ' or ');
  const types = [schema.type].flat().filter(Boolean);
  const limits = [
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
  ].flatMap((key) => (schema[key] === undefined ? [] : [`${key} ${inlineCode(schema[key])}`]));
  const typeTexts = types.map((type) => (type === 'array' ? `list of ${jsonType(schema.items)}` : type));
  return [typeTexts.join(' or '), ...limits].filter(Boolean).join(', ');
}

/** The members of a schema as rows of a table; those inside under a longer name. */
export function jsonRows(schema, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
    [
      inlineCode(prefix + name),
      jsonType(value),
      schema.required?.includes(name) ? 'yes' : '',
      [value.description, value['x-assumed'] ? 'Assumed.' : ''].filter(Boolean).join(' '),
    ],
    ...jsonRows(value, `${prefix}${name}.`),
    ...(value.items?.properties ? jsonRows(value.items, `${prefix}${name}[].`) : []),
  ]);
}
