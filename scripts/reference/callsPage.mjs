import { callTables } from './callTables.mjs';
import { jsonRows, jsonType } from './jsonSchema.mjs';
import { code, page, table } from './markdown.mjs';

/** docs/reference/calls.md */
export function callsPage({ info, tags, paths, components }) {
  const deref = (part) => (part.$ref ? components[part.$ref.split('/')[2]][part.$ref.split('/')[3]] : part);
  const content = (part) => Object.values(deref(part).content ?? {})[0]?.schema;
  /** An answer without a name of its own is told by its members. */
  const answer = (schema) =>
    schema?.properties
      ? `{ ${Object.entries(schema.properties)
          .map(([name, value]) => `${name}: ${answer(value)}`)
          .join('; ')} }`
      : jsonType(schema);
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map(deref)
        // The usual version is said once, at the top.
        .filter(({ name, schema }) => name !== 'Accept-version' || jsonType(schema) !== '`"1"`');
      return [{ ...operation, method: method.toUpperCase(), path, parameters }];
    }),
  );
  const each = operations.map((operation) =>
    [
      `### ${operation.operationId}`,
      `\`${operation.method} ${operation.path}\``,
      `${operation.summary}. ${operation.description ?? ''}`,
      operation.parameters.length > 0 &&
        table(
          ['Parameter', 'In', 'Value', 'Needed', 'Meaning'],
          operation.parameters.map((parameter) => [
            code(parameter.name),
            parameter.in,
            jsonType(parameter.schema),
            parameter.required ? 'yes' : '',
            parameter.description ?? '',
          ]),
        ),
      operation.requestBody ? `Body: ${jsonType(content(operation.requestBody))}` : '',
      table(
        ['Answer', 'Meaning', 'Body'],
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          deref(response).description,
          answer(content(response)),
        ]),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const rows = jsonRows(schema);
    const body =
      rows.length > 0 ? table(['Member', 'Value', 'Needed', 'Meaning'], rows) : jsonType(schema) || 'any';
    return [`### ${name}`, schema.description, body].filter(Boolean).join('\n\n');
  });
  return page(
    'Calls of the services host',
    info.description,
    'Made from `dataProvider/contract`.',
    '## All calls',
    'A body is `bare`, or under `data` or `data.attributes`, or a `list`. What the calls are for stands [below](#one-by-one).',
    ...callTables({ operations, tags, table, code, deref, content }),
    '## One by one',
    ...each,
    '## Shapes',
    ...schemas,
  );
}
