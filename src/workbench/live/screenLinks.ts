import type { Resource } from '../../config/types';
import { workbenchTexts } from '../texts';

/** A screen of a declaration, with its address. */
export interface ScreenLink {
  label: string;
  /** Console path. */
  to: string;
}

/** The screens of a resource that have an address; those of one record need its id. */
export function getScreenLinks(
  { route, list, create, edit, hasDetail, scope }: Resource,
  id: string | undefined,
): ScreenLink[] {
  const base = `/admin/${route}`;
  const isPage = (form: typeof create): boolean => form?.placement.kind === 'page';
  const hasCreate = isPage(create);
  return [
    ...(list || scope ? [{ label: workbenchTexts.list, to: base }] : []),
    ...(hasDetail && id !== undefined ? [{ label: workbenchTexts.record, to: `${base}/${id}` }] : []),
    ...(hasCreate ? [{ label: workbenchTexts.create, to: list ? `${base}/create` : base }] : []),
    ...(isPage(edit) && id !== undefined ? [{ label: workbenchTexts.edit, to: `${base}/${id}/edit` }] : []),
  ];
}

/** The id of the record that an address shows; undefined where it shows none. */
export function getRecordIdFromPath({ route }: Resource, pathname: string): string | undefined {
  const base = `/admin/${route}/`;
  const [id = ''] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  return id === '' || id === 'create' ? undefined : id;
}
