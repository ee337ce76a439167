import { isEmpty } from '../config/isEmpty';
import { readPath } from '../config/readPath';
import type { Field } from '../config/types';

type Named = Pick<Field, 'name'>;

/** Fields whose value must be typed: those that have one. */
export const askedFields = <F extends Named>(fields: readonly F[], scope: unknown): F[] =>
  fields.filter(({ name }) => !isEmpty(readPath(scope, name)));

/** The first asked field whose typed text is not exactly its value; undefined when all are. */
export const wrongField = <F extends Named>(
  asked: readonly F[],
  scope: unknown,
  typed: Readonly<Record<string, string>>,
): F | undefined => asked.find(({ name }) => typed[name] !== String(readPath(scope, name)));
