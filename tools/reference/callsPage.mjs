import { callTables } from './callTables.mjs';
import { jsonRows, jsonType } from './jsonSchema.mjs';
import { inlineCode, renderPage, renderTable } from './markdown.mjs';

/** docs/reference/calls.md */
export function callsPage({ info, tags, paths, components }) {
  const deref = (node) => (node.$ref ? components[node.$ref.split('/')[2]][node.$ref.split('/')[3]] : node);
  const content = (node) => Object.values(deref(node).content ?? {})[0]?.schema;
  /** A response schema without a name is described by its members. */
  const responseShape = (schema) =>
    schema?.properties
      ? `{ ${Object.entries(schema.properties)
          .map(([name, value]) => `${name}: ${responseShape(value)}`)
          .join('; ')} }`
      : jsonType(schema);
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map(deref)
        // The usual version is documented once, at the top.
        .filter(({ name, schema }) => name !== 'Accept-version' || jsonType(schema) !== '`"1"`');
      return [{ ...operation, method: method.toUpperCase(), path, parameters }];
    }),
  );
  const operationSections = operations.map((operation) =>
    [
      `### ${operation.operationId}`,
      `\`${operation.method} ${operation.path}\``,
      `${operation.summary}. ${operation.description ?? ''}`,
      operation.parameters.length > 0 &&
        renderTable(
          ['Parameter', 'In', 'Value', 'Needed', 'Meaning'],
          operation.parameters.map((parameter) => [
            inlineCode(parameter.name),
            parameter.in,
            jsonType(parameter.schema),
            parameter.required ? 'yes' : '',
            parameter.description ?? '',
          ]),
        ),
      operation.requestBody ? `Body: ${jsonType(content(operation.requestBody))}` : '',
      renderTable(
        ['Answer', 'Meaning', 'Body'],
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          deref(response).description,
          responseShape(content(response)),
        ]),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const rows = jsonRows(schema);
    const body =
      rows.length > 0
        ? renderTable(['Member', 'Value', 'Needed', 'Meaning'], rows)
        : jsonType(schema) || 'any';
    return [`### ${name}`, schema.description, body].filter(Boolean).join('\n\n');
  });
  return renderPage(
    'Calls of the services host',
    info.description,
    'Made from `dataProvider/contract`.',
    '## All calls',
    'A body is `bare`, or under `data` or `data.attributes`, or a `list`. What the calls are for stands [below](#one-by-one).',
    ...callTables({ operations, tags, table: renderTable, code: inlineCode, deref, content }),
    '## One by one',
    ...operationSections,
    '## Shapes',
    ...schemas,
  );
}
