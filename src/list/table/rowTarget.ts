import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import { findPlaceholders } from '../../config/template';
import type { Resource, RowClick } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { hrefOf } from '../../fields/url/checkUrl';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { hasId } from '../../queries/list/hasId';

/** Where a row leads: a path of the console, or an address that a new window opens. */
export interface RowTarget {
  href: string;
  opensNewWindow: boolean;
}

/** The row should have an id and does not: it is shown, and nothing is done to it. */
export const isMissingId = ({ api }: Resource, record: RaRecord): boolean =>
  api.id.length > 0 && !hasId(record);

/** The target of a row; undefined when it leads nowhere, or runs an action. Unsafe addresses lead nowhere. */
export function getRowTarget(
  click: RowClick | null,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): RowTarget | undefined {
  if (click === null || click.kind === 'action' || isMissingId(resource, record)) return undefined;
  const opensNewWindow = click.kind === 'open';
  const href = opensNewWindow
    ? hrefOf(readValue(click.field, record), click.field)
    : buildRowPath(click.path, resource, record, parent);
  return href === undefined ? undefined : { href, opensNewWindow };
}

/** A path of a declaration, filled from a row; undefined where `fillConsolePath` says so. */
export const buildRowPath = (
  path: string,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): string | undefined =>
  fillConsolePath(path, { ...recordScope({ fields: pickPathFields(path, resource) }, record), parent });

/** The fields that a path names: a page of rows has a hundred paths, and a resource sixty fields. */
const pickPathFields = (path: string, { fields }: Resource): Resource['fields'] =>
  Object.fromEntries(
    findPlaceholders(path)
      .flatMap(({ name }) => [name, name.replace(/\..*$/, '')])
      .flatMap((name) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return field ? [[name, field] as const] : [];
      }),
  );
