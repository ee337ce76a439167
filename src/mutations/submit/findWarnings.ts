import type { RecordForm } from '../../config/types';
import { checkText } from '../../fields/text/checkText';

/** Returns the warnings of a form's rules (`warn`) for the values that would be sent, as Spanish sentences. */
export const findWarnings = async (
  warn: RecordForm['warn'],
  values: Readonly<Record<string, unknown>>,
  t: (text: string, args?: Record<string, string | number>) => string,
): Promise<string[]> => {
  const matches = (warn?.rules ?? []).map(async ({ field, pattern, text }) => {
    const value = values[field];
    if (typeof value !== 'string' || value === '' || !(await checkText(value, { pattern }))) return [];
    return t(text, { value });
  });
  return (await Promise.all(matches)).flat();
};
