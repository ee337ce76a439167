import { isEmpty } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';

type Named = Pick<Field, 'name'>;

/** Fields whose value must be typed: those that have one. */
export const getFieldsToType = <F extends Named>(fields: readonly F[], scope: unknown): F[] =>
  fields.filter(({ name }) => !isEmpty(readPath(scope, name)));

/** The first asked field whose typed text is not exactly its value; undefined when all are. */
export const findMismatch = <F extends Named>(
  fieldsToType: readonly F[],
  scope: unknown,
  typed: Readonly<Record<string, string>>,
): F | undefined => fieldsToType.find(({ name }) => typed[name] !== String(readPath(scope, name)));
