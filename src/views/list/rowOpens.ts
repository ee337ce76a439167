import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import type { Resource, RowClick } from '../../config/types';
import { readValue } from '../../fields/readValue';
import { hrefOf } from '../../fields/url/checkUrl';
import { consolePath } from '../../records/consolePath';

/** Where a row leads: a path of the console, or an address that a new window opens. */
export interface RowTarget {
  href: string;
  newWindow: boolean;
}

/** The target of a row; undefined when it leads nowhere, or runs an action. Unsafe addresses lead nowhere. */
export function rowTarget(
  click: RowClick | null,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): RowTarget | undefined {
  if (click === null || click.kind === 'action') return undefined;
  const newWindow = click.kind === 'open';
  const href = newWindow
    ? hrefOf(readValue(click.field, record), click.field)
    : consolePath(click.path, { ...recordScope(resource, record), parent });
  return href === undefined ? undefined : { href, newWindow };
}
