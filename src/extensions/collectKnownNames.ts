import type { KnownNames } from '../config/check/knownNames';
import { collectCodeNames } from './collectCodeNames';
import { getTextKeys } from './getTextKeys';

type CodeRegistry = Parameters<typeof collectCodeNames>[0] & Pick<KnownNames, 'fieldSchemas' | 'options'>;

/** Returns the names of the code that declarations may use, from the code registry. */
export const collectKnownNames = ({ fieldSchemas, options, ...code }: CodeRegistry): KnownNames => ({
  ...collectCodeNames(code),
  fieldSchemas,
  ...(options ? { options } : {}),
  texts: getTextKeys(),
});
