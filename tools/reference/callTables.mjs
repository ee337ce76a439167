// The tables of docs/reference/calls.md: what a call asks for and what it serves, area by area.

/** Returns the wrapper of the fields that are sent: `bare`, `data`, `data.attributes`, `list`, or nothing. */
function envelopeOf(schema, deref) {
  if (!schema) return '';
  const { type, properties = {} } = deref(schema);
  if (type === 'array') return 'list';
  const { data } = properties;
  if (!data) return 'bare';
  return deref(data).properties?.attributes ? '`data.attributes`' : '`data`';
}

/** Ids of requirements in a description, in its order; the calls of the specification last. */
function requirementsOf(description) {
  const matches = description.matchAll(/\b([A-Z]{2,})-(\d{2,3})\b(?:(?: to |\.\.)\1-(\d{2,3})\b)?/g);
  const ids = [
    ...new Set([...matches].map(([, prefix, from, to]) => `${prefix}-${from}${to ? `…${to}` : ''}`)),
  ];
  return [...ids.filter((id) => !id.startsWith('CALL')), ...ids.filter((id) => id.startsWith('CALL'))];
}

/** Returns the allowed values of `Accept-version`. */
function versionsOf({ parameters }) {
  const schema = parameters.find(({ name }) => name === 'Accept-version')?.schema ?? { const: '1' };
  return [schema.const ?? schema.enum].flat().join(', ');
}

/** A heading and a table for each tag of the contract. `content` finds the schema of a body. */
export function callTables({ operations, tags, table, code, deref, content }) {
  return tags.flatMap(({ name, description }) => {
    const rows = operations
      .filter((operation) => operation.tags.includes(name))
      .map((operation) => [
        `[${operation.method} ${operation.path}](#${operation.operationId.toLowerCase()})`,
        versionsOf(operation),
        operation.security?.length === 0
          ? 'no session'
          : operation['x-permission']
            ? code(operation['x-permission'])
            : 'session',
        operation.requestBody ? envelopeOf(content(operation.requestBody), deref) : '',
        Object.keys(operation.responses).join(' '),
        requirementsOf(operation.description ?? '').join(' '),
        operation['x-assumed'] ? 'assumed' : '',
      ]);
    const head = ['Call', 'Version', 'Asks for', 'Body', 'Answers', 'Requirements', ''];
    return [`### Calls: ${name}`, `${description}.`, table(head, rows)];
  });
}
