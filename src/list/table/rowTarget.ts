import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import { findPlaceholders } from '../../config/template';
import type { Resource, RowClick } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { hrefOf } from '../../fields/url/checkUrl';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { hasId } from '../../queries/list/hasId';

/** Target of a row: a console path, or a URL that opens in a new window. */
export interface RowTarget {
  href: string;
  opensNewWindow: boolean;
}

/** True if the row lacks its declared id. Such a row is read-only. */
export const isMissingId = ({ api }: Resource, record: RaRecord): boolean =>
  api.id.length > 0 && !hasId(record);

/** Returns the target of a row; undefined if it has none or runs an action. Unsafe URLs are no target. */
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

/** Fills a declared path from a row; undefined if `fillConsolePath` returns undefined. */
export const buildRowPath = (
  path: string,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): string | undefined =>
  fillConsolePath(path, { ...recordScope({ fields: pickPathFields(path, resource) }, record), parent });

/** Returns only the fields that a path uses: a page has a hundred row paths, and a resource sixty fields. */
const pickPathFields = (path: string, { fields }: Resource): Resource['fields'] =>
  Object.fromEntries(
    findPlaceholders(path)
      .flatMap(({ name }) => [name, name.replace(/\..*$/, '')])
      .flatMap((name) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return field ? [[name, field] as const] : [];
      }),
  );
