import type { Scope } from '../../dataProvider';
import type { Resource } from '../config/types';
import { isPlainObject } from '../lib/json';

/** Returns the key of a mutation: its action and its records. A form that is reopened has the same key. */
export const getMutationKey = ({ name }: Resource, label: string | undefined, scope: Scope): string =>
  JSON.stringify([name, label, ...[scope, scope.parent, scope.selection].map(getIds)]);

const getIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(getIds) : isPlainObject(value) ? value.id : undefined;
