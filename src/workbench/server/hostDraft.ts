import { presetNames, type PresetName } from '../../config/dialects/presetNames';
import { isPlainObject, parseJson } from '../../lib/json';
import { createStorage } from '../../lib/storage/storage';

/** Sources of the session of a trial. */
export const authKinds = ['none', 'session', 'declared'] as const;
export type AuthKind = (typeof authKinds)[number];

/** The host and the resource that are tried, as typed. Contains neither user nor password. */
export interface HostDraft {
  /** Name in `hosts` of the runtime config. */
  name: string;
  /** `fields`: address and preset; `json`: the host as in the runtime config. */
  mode: 'fields' | 'json';
  url: string;
  preset: PresetName;
  /** The host as JSON. */
  json: string;
  auth: AuthKind;
  /** `signIn` of the runtime config as JSON. */
  signIn: string;
  /** Path of the list from which fields are drafted. */
  path: string;
  /** Declaration as JSON; '' for none yet. */
  declaration: string;
}

/** In this tab alone; the sign-out removes it. */
const storage = createStorage('session', 'console.');
const KEY = 'workbench.host';

const SIGN_IN = {
  type: 'password',
  login: {
    path: '/users/login',
    body: { email: '{user}', password: '{password}' },
    token: 'token',
  },
};

/** A draft of nothing: the main host of the console itself, so that a trial works at once. */
export const createHostDraft = (url: string): HostDraft => ({
  name: 'main',
  mode: 'fields',
  url,
  preset: 'json-api',
  json: '',
  auth: 'session',
  signIn: `${JSON.stringify(SIGN_IN, null, 2)}\n`,
  path: '',
  declaration: '',
});

const isHostDraft = (value: unknown): value is HostDraft =>
  isPlainObject(value) &&
  ['name', 'url', 'json', 'signIn', 'path', 'declaration'].every((key) => typeof value[key] === 'string') &&
  (value.mode === 'fields' || value.mode === 'json') &&
  authKinds.some((kind) => kind === value.auth) &&
  presetNames.some((name) => name === value.preset);

/** Returns the draft of this tab; undefined if there is none. */
export const loadHostDraft = (): HostDraft | undefined => parseJson(storage.get(KEY), isHostDraft);

/** Stores the draft over a reload. */
export const storeHostDraft = (draft: HostDraft): void => storage.set(KEY, JSON.stringify(draft));
