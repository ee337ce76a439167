import * as z from 'zod/mini';
import { hasMisleadingChars } from '../../../lib/url/misleadingChars';
import { toSafeHref } from '../../../lib/url/toSafeHref';

/** Schema of a URL that `isValid` accepts, or of an empty text. The error message contains the rejected text. */
const createUrlSchema = (isValid: (text: string) => boolean, allowed: readonly string[]) =>
  z.string().check(
    z.refine((text: string) => text === '' || isValid(text), {
      error: ({ input }) => `${JSON.stringify(input)} is not a URL that can be used here`,
      params: { allowed },
    }),
  );

const PATH_HINT = 'a path that begins with one slash';

/** URL of a link or of the content of an iframe. */
export const linkUrlSchema = createUrlSchema(
  (text) => toSafeHref(text) !== undefined,
  ['https:', PATH_HINT, 'mailto:', 'tel:'],
);

/** URL of a file that the console loads. Another scheme could be code or inline content, and `//` would be another host. */
export const fileUrlSchema = createUrlSchema(
  (text) => !hasMisleadingChars(text) && !/^(?:\/\/|(?!https?:)[a-z][a-z\d+.-]*:)/i.test(text),
  ['http:', 'https:', PATH_HINT],
);

/** URL of a picture, including `data:image/`. */
export const imageUrlSchema = createUrlSchema(
  (text) => !hasMisleadingChars(text) && !/^(?:\/\/|(?!https?:|data:image\/)[a-z][a-z\d+.-]*:)/i.test(text),
  ['https:', PATH_HINT, 'data:image/…'],
);
