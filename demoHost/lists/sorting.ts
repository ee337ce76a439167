import { HostError } from '../server/responses/hostError';
import type { Order } from '../store/criteria';
import type { CollectionName } from '../store/collections';
import type { ListField, ListFields } from './listFilter';

/** Sort syntax differs by call: `-key` or `key:desc`. */
const grammars = {
  minus: /^(?<minus>-?)(?<name>\w{1,40})$/,
  colon: /^(?<name>\w{1,40}):(?<order>asc|desc)$/,
} as const;

/**
 * Parses a comma-separated list of sort keys. 400 naming `parameter` for an unknown key or another syntax.
 */
export function parseOrder<Name extends CollectionName>(
  text: string,
  grammar: keyof typeof grammars,
  fields: ListFields<Name>,
  parameter = 'sort',
): Order<Name>[] {
  return text.split(',').map((part) => {
    const { name = '', minus, order } = grammars[grammar].exec(part.trim())?.groups ?? {};
    if (!Object.hasOwn(fields, name))
      throw new HostError(400, { code: 'invalid', detail: 'No se puede ordenar así.', parameter });
    const { member } = fields[name] as ListField<Name>;
    return { by: member, descending: minus === '-' || order === 'desc' };
  });
}
