import * as z from 'zod/mini';
import { hasTricks } from '../../lib/addressTricks';
import { safeHref } from '../../lib/safeHref';

/** A text that is an address of some kind; what is none is told with what it holds. */
const address = (isOne: (text: string) => boolean, allowed: readonly string[]) =>
  z.string().check(
    z.refine((text: string) => text === '' || isOne(text), {
      error: ({ input }) => `«${String(input)}» no es una dirección que sirva aquí`,
      params: { allowed },
    }),
  );

const PATH = 'una ruta que empieza por una sola barra';

/** Where people are led or what is shown in a frame. */
export const linkAddress = address(
  (text) => safeHref(text) !== undefined,
  ['https:', PATH, 'mailto:', 'tel:'],
);

/** What the console reads: another scheme would be code or content within the address, two bars another host. */
export const fileAddress = address(
  (text) => !hasTricks(text) && !/^(?:\/\/|(?!https?:)[a-z][a-z\d+.-]*:)/i.test(text),
  ['http:', 'https:', PATH],
);

/** A picture, which may stand in its address. */
export const pictureAddress = address(
  (text) => !hasTricks(text) && !/^(?:\/\/|(?!https?:|data:image\/)[a-z][a-z\d+.-]*:)/i.test(text),
  ['https:', PATH, 'data:image/…'],
);
