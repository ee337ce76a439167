import * as z from 'zod/mini';
import { hasMisleadingChars } from '../../../lib/url/misleadingChars';
import { toSafeHref } from '../../../lib/url/toSafeHref';

/** A text that is an address of some kind; what is none is told with what it holds. */
const createUrlSchema = (isValid: (text: string) => boolean, allowed: readonly string[]) =>
  z.string().check(
    z.refine((text: string) => text === '' || isValid(text), {
      error: ({ input }) => `«${String(input)}» no es una dirección que sirva aquí`,
      params: { allowed },
    }),
  );

const PATH_HINT = 'una ruta que empieza por una sola barra';

/** Where people are led or what is shown in a frame. */
export const linkUrlSchema = createUrlSchema(
  (text) => toSafeHref(text) !== undefined,
  ['https:', PATH_HINT, 'mailto:', 'tel:'],
);

/** What the console reads: another scheme would be code or content within the address, two bars another host. */
export const fileUrlSchema = createUrlSchema(
  (text) => !hasMisleadingChars(text) && !/^(?:\/\/|(?!https?:)[a-z][a-z\d+.-]*:)/i.test(text),
  ['http:', 'https:', PATH_HINT],
);

/** A picture, which may stand in its address. */
export const imageUrlSchema = createUrlSchema(
  (text) => !hasMisleadingChars(text) && !/^(?:\/\/|(?!https?:|data:image\/)[a-z][a-z\d+.-]*:)/i.test(text),
  ['https:', PATH_HINT, 'data:image/…'],
);
