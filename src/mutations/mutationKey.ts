import type { Scope } from '../../dataProvider';
import type { Resource } from '../config/types';
import { isPlainObject } from '../lib/json';

/** What tells an act from all others: what is done, and to which records. A form that is opened again is the same act. */
export const getMutationKey = ({ name }: Resource, label: string | undefined, scope: Scope): string =>
  JSON.stringify([name, label, ...[scope, scope.parent, scope.selection].map(getIds)]);

const getIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(getIds) : isPlainObject(value) ? value.id : undefined;
