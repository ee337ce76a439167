import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import { placeholdersIn } from '../../config/template';
import type { Resource, RowClick } from '../../config/types';
import { readValue } from '../../fields/readValue';
import { hrefOf } from '../../fields/url/checkUrl';
import { consolePath } from '../../records/consolePath';
import { hasId } from '../../records/hasId';

/** Where a row leads: a path of the console, or an address that a new window opens. */
export interface RowTarget {
  href: string;
  newWindow: boolean;
}

/** The row should have an id and does not: it is shown, and nothing is done to it. */
export const lacksId = ({ api }: Resource, record: RaRecord): boolean => api.id.length > 0 && !hasId(record);

/** The target of a row; undefined when it leads nowhere, or runs an action. Unsafe addresses lead nowhere. */
export function rowTarget(
  click: RowClick | null,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): RowTarget | undefined {
  if (click === null || click.kind === 'action' || lacksId(resource, record)) return undefined;
  const newWindow = click.kind === 'open';
  const href = newWindow
    ? hrefOf(readValue(click.field, record), click.field)
    : rowPath(click.path, resource, record, parent);
  return href === undefined ? undefined : { href, newWindow };
}

/** A path of a declaration, filled from a row; undefined where `consolePath` says so. */
export const rowPath = (
  path: string,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): string | undefined =>
  consolePath(path, { ...recordScope({ fields: fieldsIn(path, resource) }, record), parent });

/** The fields that a path names: a page of rows has a hundred paths, and a resource sixty fields. */
const fieldsIn = (path: string, { fields }: Resource): Resource['fields'] =>
  Object.fromEntries(
    placeholdersIn(path)
      .flatMap(({ name }) => [name, name.replace(/\..*$/, '')])
      .flatMap((name) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return field ? [[name, field] as const] : [];
      }),
  );
