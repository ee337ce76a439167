import type { AccessRule } from '../../../config/types';

/** Kinds of parts, in the order in which a screen shows them. */
export const partKinds = [
  'menu',
  'page',
  'record',
  'create',
  'edit',
  'delete',
  'tab',
  'block',
  'list',
  'column',
  'filter',
  'field',
  'form',
  'action',
  'alert',
  'tag',
  'part',
] as const;
export type PartKind = (typeof partKinds)[number];

/** A call that a part sends. */
export interface PartCall {
  method: string;
  path: string;
  /** Permission that the contract requires; undefined: none, or the contract does not have the call. */
  permission: string | undefined;
}

/** A part of a screen with its own access rules: a page, a tab, a field, an action. */
export interface Part {
  /** Path in the declaration. */
  path: string;
  kind: PartKind;
  /** As declared; '' if the kind says enough. */
  label: string;
  /** All have to allow the subject. */
  rules: readonly AccessRule[];
  calls: readonly PartCall[];
}

/** A screen with its parts. */
export interface Screen {
  id: string;
  /** Translated. */
  label: string;
  /** Console path; undefined if the screen has no address of its own. */
  to: string | undefined;
  /** True if the side menu leads to it. */
  isInMenu: boolean;
  /** Position in the menu. */
  order: number;
  parts: readonly Part[];
}

/** Returns the permission codes that the rules of a part name. */
export const listRuleCodes = ({ rules }: Part): string[] => [
  ...new Set(rules.flatMap(({ permissions }) => permissions)),
];

/** Returns the codes that the calls of a part need and its rules do not name. */
export function listCallCodes(part: Part): string[] {
  const ruleCodes = listRuleCodes(part);
  const codes = part.calls.flatMap(({ permission }) => permission ?? []);
  return [...new Set(codes)].filter((code) => !ruleCodes.includes(code));
}

/** True if not everybody has the part. */
export const isRestricted = ({ rules }: Pick<Part, 'rules'>): boolean =>
  rules.some(({ never, permissions, roles }) => never || permissions.length > 0 || roles.length > 0);
