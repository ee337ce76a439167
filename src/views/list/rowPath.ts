import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import type { Resource } from '../../config/types';
import { consolePath } from '../consolePath';

/** The console path that a row opens; undefined when it opens none. */
export function rowPath(
  template: string | null,
  resource: Resource,
  record: RaRecord,
  parent: RaRecord | undefined,
): string | undefined {
  return template === null ? undefined : consolePath(template, { ...recordScope(resource, record), parent });
}
