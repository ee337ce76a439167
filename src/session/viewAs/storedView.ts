import { isPlainObject, readStoredJson } from '../../lib/json';
import { createStorage } from '../../lib/storage/storage';
import { getCurrentPath, hardNavigate } from '../navigation/hardNavigate';
import { getSessionKey } from '../session';
import { VIEW_KEY, type SubjectView } from '../../lib/viewAs/activeView';

/** Storage of the tab: a sign-out clears it, and other tabs do not see it. */
const tabStorage = createStorage('session', 'console.');

/** End of the session's id or token: enough to tell sessions apart. */
const getSessionMark = (): string => getSessionKey()?.slice(-12) ?? '';

const isTextArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isStoredView = (value: unknown): value is SubjectView & { session: string } =>
  isPlainObject(value) &&
  typeof value.name === 'string' &&
  typeof value.session === 'string' &&
  isTextArray(value.permissions) &&
  (value.roles === undefined || isTextArray(value.roles));

/** Returns the view of this tab; undefined if there is none. One of another session, or an unreadable one, is removed. */
export function readStoredView(): SubjectView | undefined {
  const { session, ...view } = readStoredJson(tabStorage, VIEW_KEY, isStoredView) ?? {};
  if ('name' in view && session === getSessionMark() && session !== '') return view;
  tabStorage.remove(VIEW_KEY);
  return undefined;
}

/** Shows the console in this tab as the view's subject, from the start page on. */
export function enterView(view: SubjectView): void {
  tabStorage.set(VIEW_KEY, JSON.stringify({ ...view, session: getSessionMark() }));
  hardNavigate('/admin/start');
}

/** Shows the console as the signed-in user again, on the same page. */
export function leaveView(): void {
  tabStorage.remove(VIEW_KEY);
  // A hash would only scroll the page.
  hardNavigate(getCurrentPath().replace(/#.*$/, ''));
}
