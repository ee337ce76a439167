import type { KnownNames } from '../config/check/knownNames';
import { collectCodeNames } from './collectCodeNames';
import { getTextKeys } from './getTextKeys';

type CodeRegistry = Parameters<typeof collectCodeNames>[0] & Pick<KnownNames, 'fieldSchemas' | 'options'>;

/** The names that declarations may use for what is code, from what was found of it. */
export const collectKnownNames = ({ fieldSchemas, options, ...code }: CodeRegistry): KnownNames => ({
  ...collectCodeNames(code),
  fieldSchemas,
  ...(options ? { options } : {}),
  texts: getTextKeys(),
});
