import { isEmpty } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';

type Named = Pick<Field, 'name'>;

/** Returns the fields whose value the user must type: those that are not empty. */
export const getFieldsToType = <F extends Named>(fields: readonly F[], scope: unknown): F[] =>
  fields.filter(({ name }) => !isEmpty(readPath(scope, name)));

/** Returns the first field whose typed text is not exactly its value; undefined if all match. */
export const findMismatch = <F extends Named>(
  fieldsToType: readonly F[],
  scope: unknown,
  typed: Readonly<Record<string, string>>,
): F | undefined => fieldsToType.find(({ name }) => typed[name] !== String(readPath(scope, name)));
