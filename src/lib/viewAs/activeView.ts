import type { ComponentType } from 'react';

/** Another subject as which the console is shown: its permissions and roles take the place of those of the session. */
export interface SubjectView {
  /** Name of the role, as the page of permissions shows it. */
  name: string;
  permissions: readonly string[];
  /** undefined: the roles of the session. */
  roles?: readonly string[] | undefined;
}

interface ActiveView extends Pick<SubjectView, 'name' | 'permissions'> {
  /** Replaces these members of the user's profile. */
  profile: { roles?: readonly string[] };
  /** Band above each page that names the view. */
  Band: ComponentType;
  /** Throws the refusal of a write. */
  refuseWrite: () => never;
}

/** Key of the view in the storage of the tab. */
export const VIEW_KEY = 'viewAs';

/** View of this page. It starts and ends with a page load, so it never changes while a page is shown. */
export const activeView: { current?: ActiveView | undefined } = {};
