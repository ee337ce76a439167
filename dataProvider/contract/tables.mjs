// Generates TypeScript from the bundled contract: the table of its calls and the list of its permission codes.

const head = '// Made by `npm run contract`; do not edit.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the allowed `Accept-version` values of a call, the default first. */
function versionsOf({ components }, parameters) {
  const found = parameters
    .map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one))
    .find(({ name }) => name === 'Accept-version');
  return found.schema.const === undefined ? found.schema.enum : [found.schema.const];
}

/** Returns the schema behind references. */
function resolved(contract, schema) {
  let found = schema;
  while (found?.$ref)
    found = found.$ref
      .split('/')
      .slice(1)
      .reduce((at, name) => at[name], contract);
  return found;
}

/** Returns the member names that an object of a schema may have. */
function membersOf(contract, schema) {
  const { properties = {}, ...rest } = resolved(contract, schema) ?? {};
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => rest[kind] ?? []);
  return [
    ...new Set([...Object.keys(properties), ...parts.flatMap((part) => [...membersOf(contract, part)])]),
  ];
}

/**
 * Returns the response shape of a GET: `{ rows }` or `{ record }` with their member names; empty for files and for writes.
 */
function promiseOf(contract, method, responses) {
  const media = resolved(contract, responses['200'])?.content?.['application/json'];
  if (method !== 'get' || !media) return {};
  const body = resolved(contract, media.schema);
  const data = resolved(contract, body.properties?.data) ?? body;
  return data.type === 'array'
    ? { rows: membersOf(contract, data.items) }
    : { record: membersOf(contract, data) };
}

/** Returns each call of the contract with its id, in the order of the contract. */
function callsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { operationId, summary, security, parameters = [], responses, ...rest } = item[method];
        return {
          id: operationId,
          summary,
          method: method.toUpperCase(),
          path,
          access: security?.length === 0 ? 'open' : (rest['x-permission'] ?? 'session'),
          versions: versionsOf(contract, [...(item.parameters ?? []), ...parameters]),
          promise: promiseOf(contract, method, responses),
        };
      }),
  );
}

/** Generates `callTable.ts`. Throws if a call needs a permission that the contract does not list. */
export function callTable(contract) {
  const calls = callsOf(contract);
  const known = new Set(['open', 'session', ...contract['x-permissions']]);
  for (const { id, access } of calls)
    if (!known.has(access)) throw new Error(`${id} asks for ${access}, which x-permissions does not list`);
  const rows = calls.map(
    ({ id, summary: _summary, promise: _promise, ...call }) => `${id}: ${JSON.stringify(call)},`,
  );
  return `/* oxlint-disable max-lines -- a row a call */
${head}
/**
 * Every call of the contract by its operation id: method, path with \`{names}\` and without the host's prefix, what it
 * asks for (\`open\`: nothing, \`session\`, or a session with that permission) and what \`Accept-version\` may say, the
 * usual version first.
 */
export const callTable = {
${rows.join('\n')}
} as const;

/** The operation ids of the contract. */
export type CallId = keyof typeof callTable;
`;
}

const said = '/** The permission codes of the product. A host may have more of its own. */';
const codesOf = (contract) => JSON.stringify(contract['x-permissions']);

/** Generates `permissions.ts`. */
export const permissionList = (contract) =>
  `${head}\n${said}\nexport const permissions = ${codesOf(contract)} as const;\n`;

/** Generates the same list for the console's checker, which looks up arbitrary texts in it. */
export const knownPermissions = (contract) =>
  `${head}\n${said}\nexport const productPermissions: readonly string[] = ${codesOf(contract)};\n`;

/** Generates `endpoints.ts`. */
export function endpoints(contract) {
  const constants = callsOf(contract).map(({ id, summary, method, path, access, versions, promise }) => {
    const [version] = versions;
    const own = String(version) === '1' ? {} : { version: Number(version) };
    // Only for writes: a button checks the permission before the call; a read learns it from the response.
    const isGuardedWrite = method !== 'GET' && access !== 'open' && access !== 'session';
    const permission = isGuardedWrite ? { permission: access } : {};
    const call = { id, method, path, ...own, ...permission, ...promise };
    return `/** ${summary} */\nexport const ${id} = ${JSON.stringify(call)} as const satisfies Endpoint<'${id}'>;`;
  });
  return `/* oxlint-disable max-lines -- a constant a call */
${head}import type { Endpoint } from './endpoint';

// A constant a call, by its operation id, so that a bundle holds those that are used.

${constants.join('\n\n')}
`;
}
