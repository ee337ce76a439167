import type { Resource } from '../../../config/types';
import { texts } from '../texts';

/** A screen of a declaration, with its address. */
export interface LivePlaceLink {
  label: string;
  /** Console path. */
  to: string;
}

/** The screens of a resource that have an address; those of one record need its id. */
export function placesOf(
  { route, list, create, edit, hasDetail, pickers }: Resource,
  id: string | undefined,
): LivePlaceLink[] {
  const base = `/admin/${route}`;
  const isPage = (form: typeof create): boolean => form?.place.kind === 'page';
  const hasCreate = isPage(create);
  return [
    ...(list || pickers ? [{ label: texts.list, to: base }] : []),
    ...(hasDetail && id !== undefined ? [{ label: texts.record, to: `${base}/${id}` }] : []),
    ...(hasCreate ? [{ label: texts.create, to: list ? `${base}/create` : base }] : []),
    ...(isPage(edit) && id !== undefined ? [{ label: texts.edit, to: `${base}/${id}/edit` }] : []),
  ];
}

/** The id of the record that an address shows; undefined where it shows none. */
export function idAt({ route }: Resource, pathname: string): string | undefined {
  const base = `/admin/${route}/`;
  const [id = ''] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  return id === '' || id === 'create' ? undefined : id;
}
