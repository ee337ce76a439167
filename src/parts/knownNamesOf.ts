import type { KnownNames } from '../config/check/known';
import { codeNames } from './codeNames';
import { textKeys } from './textKeys';

type Code = Parameters<typeof codeNames>[0] & Pick<KnownNames, 'fieldSchemas' | 'options'>;

/** The names that declarations may use for what is code, from what was found of it. */
export const knownNamesOf = ({ fieldSchemas, options, ...code }: Code): KnownNames => ({
  ...codeNames(code),
  fieldSchemas,
  ...(options ? { options } : {}),
  texts: textKeys(),
});
