import type { RaRecord } from 'ra-core';
import type { Detail, Resource } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { readValue } from '../../fields/core/readValue';
import { recordTitle } from '../../fields/titles/recordTitle';
import { watchMembers } from './watchMembers';

/**
 * Returns the title that the page of a record will have, from the record's row in a list. undefined if the title reads a member that the
 * row lacks, or if the row is not known to have the image of the page.
 */
export function rowTitle(
  resource: Resource,
  { image }: Pick<Detail, 'image'>,
  row: RaRecord,
  t: (text: string) => string,
): string | undefined {
  // An address is composed of members if the host sends no member of its name.
  const composed = Object.values(resource.fields).filter(({ type }) => fieldTypes.get(type)?.read);
  const { members, hasMissed } = watchMembers(
    row,
    composed.map(({ source }) => source),
  );
  const title = recordTitle(resource, members, t);
  return hasMissed() || (image && !hasImage(resource, image, row)) ? undefined : title;
}

/** True if the list of the resource shows the same image, and the row has its member, empty or not. */
const hasImage = ({ list }: Resource, image: NonNullable<Detail['image']>, row: RaRecord): boolean =>
  list?.columns.some((column) => column.image?.name === image.name) === true &&
  readValue(image, row) !== undefined;
