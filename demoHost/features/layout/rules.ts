import type { RequestBodyOf } from '../../server/requests/readBody';
import { unprocessableError } from '../../server/responses/hostError';
import { MB, readImage } from '../../files/images';
import { newId } from '../../server/newId';
import type { LayoutAreaRow } from '../../../fixtures/rows/layoutAreas';

type ChildArea = LayoutAreaRow['horizontal'][number];

interface AreaNames {
  name_en: string;
  name_es: string;
  image_base_64?: string | null | undefined;
}

/** Reads an image of a body, at most 1 MB. `at` is the pointer of its area. */
export const withImage = <T extends AreaNames>(
  input: T,
  pointer: string,
): T & { image_base_64: string | null } => ({
  ...input,
  image_base_64: readImage(input.image_base_64 ?? null, `${pointer}/image_base_64`, MB),
});

/** Returns the members that areas of both levels share. */
export const commonMembers = (projectId: string, id: string, input: AreaNames) => ({
  id,
  imageURL: input.image_base_64 ?? null,
  nameEn: input.name_en,
  nameEs: input.name_es,
  projectId,
});

/** Creates an area inside another one. */
export const createChildArea = (projectId: string, verticalId: string, input: AreaNames): ChildArea => ({
  ...commonMembers(projectId, newId('lay'), input),
  type: 'horizontal',
  verticalId,
});

type AreaChange = RequestBodyOf<'updateLayoutArea'>[number];

/** Returns a change with its images decoded; 422 for an invalid one, before anything changes. */
export const withImages = (input: AreaChange, i: number): AreaChange => ({
  ...withImage(input, `/${i}`),
  ...(input.horizontal && {
    horizontal: input.horizontal.map((childInput, n) => withImage(childInput, `/${i}/horizontal/${n}`)),
  }),
});

/** Returns a stored area with new names and image. The URL of a stored image is ignored, since this host issued it. */
const applyChange = <Area extends ChildArea | LayoutAreaRow>(
  row: Area,
  input: AreaNames & { image_url?: string | null | undefined },
): Area => ({
  ...row,
  nameEn: input.name_en,
  nameEs: input.name_es,
  imageURL: input.image_base_64 || (input.image_url === null || input.image_url === '' ? null : row.imageURL),
});

/** Throws 422 for a second-level area of another parent, at `/0/horizontal/…`. */
function checkChildAreas(row: LayoutAreaRow, input: NonNullable<AreaChange['horizontal']>): void {
  input.forEach((childInput, i) => {
    const pointer = `/0/horizontal/${i}`;
    if (childInput.id !== undefined && !row.horizontal.some((child) => child.id === childInput.id))
      throw unprocessableError(`${pointer}/id`, 'No es una zona de esta zona.');
    if (childInput.vertical_id !== undefined && childInput.vertical_id !== row.id)
      throw unprocessableError(`${pointer}/vertical_id`, 'No es la zona que la contiene.');
    if (childInput.project_id !== undefined && childInput.project_id !== row.projectId)
      throw unprocessableError(`${pointer}/project_id`, 'No coincide con la dirección.');
  });
}

/**
 * Returns a first-level area after a change; its child areas change or are added. 422 for areas that do not belong to it.
 */
export function changeParentArea(row: LayoutAreaRow, input: AreaChange): LayoutAreaRow {
  if (input.vertical_id !== undefined)
    throw unprocessableError('/0/vertical_id', 'Una zona vertical no está dentro de otra.');
  const childInputs = input.horizontal ?? [];
  checkChildAreas(row, childInputs);
  const changedChildren = row.horizontal.map((child) => {
    // The last of several changes to an area wins.
    const childChanges = childInputs.filter((childInput) => childInput.id === child.id);
    return childChanges.reduce((area, childInput) => applyChange(area, childInput), child);
  });
  const added = childInputs
    .filter((childInput) => childInput.id === undefined)
    .map((childInput) => createChildArea(row.projectId, row.id, childInput));
  return { ...applyChange(row, input), horizontal: [...changedChildren, ...added] };
}

/** Returns a first-level area after a change of one of its child areas. */
export function changeChildArea(parent: LayoutAreaRow, row: ChildArea, input: AreaChange): LayoutAreaRow {
  if (input.horizontal !== undefined && input.horizontal.length > 0)
    throw unprocessableError('/0/horizontal', 'Una zona horizontal no contiene otras.', 'nested_area');
  if (input.vertical_id !== undefined && input.vertical_id !== parent.id)
    throw unprocessableError('/0/vertical_id', 'No es la zona que la contiene.');
  const changedRow = applyChange(row, input);
  return { ...parent, horizontal: parent.horizontal.map((child) => (child === row ? changedRow : child)) };
}
