import * as z from 'zod/mini';
import {
  accessSchema,
  withDescription,
  withMark,
  fieldNameSchema,
  textSchema,
} from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  drawing: z.optional(
    withDescription(
      z.union([
        z.enum(['home', 'building']),
        z.strictObject({ icon: withMark(z.string(), 'icon') }),
        z.strictObject({ initial: fieldNameSchema }),
      ]),
      `Default "home": a building with the window of \`home\`, left out for a record without \`home\` and \`lit\`. With "building" all windows are lit. \`icon\` is an icon on the wall. \`initial\` shows no building but the first letter of this member: in a circle, or in the shape of \`picture\`.`,
    ),
  ),
  picture: z.optional(
    withDescription(fieldNameSchema, 'Member with an image that replaces the drawing. Default: none.'),
  ),
  home: z.optional(
    withDescription(
      fieldNameSchema,
      `Member with the floor and the door of the home, such as "3 B": its number gives the row of the window, its other characters the column. Default ${defaults.home}.`,
    ),
  ),
  lit: z.optional(
    withDescription(
      fieldNameSchema,
      `Boolean member: if true, the window of the home is lit. The drawing is never read aloud, so another column or field must show the same value as text. Default ${defaults.lit}.`,
    ),
  ),
  state: z.optional(
    withDescription(
      z.strictObject({
        member: withDescription(fieldNameSchema, 'Member with the state, such as "online".'),
        tones: withDescription(
          z.record(z.string(), z.enum(['success', 'danger'])),
          'Tone by value: "success" is a green disc, "danger" a red square. Other values have no mark.',
        ),
        label: withDescription(textSchema, 'Name of the state, before its value in the tooltip.'),
        labelKeyPrefix: z.optional(
          withDescription(z.string(), 'Key of the texts of the values, without the last part.'),
        ),
        values: z.optional(
          withDescription(
            z.record(z.string(), textSchema),
            'Texts of the values, in place of `labelKeyPrefix`.',
          ),
        ),
        access: z.optional(accessSchema),
      }),
      'State of the home, as a mark at the corner of the drawing. Another column or field must show the same value as text. Default: no mark.',
    ),
  ),
};

/** Schema of a `default`. */
export const value = z.record(z.string(), z.unknown());

export type FacadeOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedFacadeOptions = WithDefaults<FacadeOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    facade: FacadeOptions;
  }
}
