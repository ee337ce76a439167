import * as z from 'zod/mini';
import { describe, fieldName, outcome, text, then } from './common';

export const formField = z.union([
  fieldName,
  z.strictObject({ row: describe(z.array(fieldName), 'Fields side by side.') }),
  z.strictObject({ section: describe(text, 'Heading of the fields that follow.') }),
]);

export const formShape = {
  in: z.optional(describe(z.enum(['page', 'drawer', 'modal']), 'Where the form opens. Default "drawer".')),
  width: z.optional(describe(z.number(), 'Width in px. Drawers are 480 or 520 (LIST-19).')),
  title: z.optional(text),
  fields: z.array(formField).check(z.minLength(1)),
  submit: z.optional(describe(text, 'Label of the main button.')),
  prefill: z.optional(
    describe(
      fieldName,
      'Field that starts with what the address says: after the route, or as a query parameter of its name.',
    ),
  ),
  onlyWhenChanged: z.optional(
    describe(z.boolean(), 'Save is enabled only when a value differs from the loaded one.'),
  ),
  loadError: z.optional(describe(text, 'Message when what the form needs cannot be loaded.')),
  outcomes: z.optional(z.array(outcome)),
  then: z.optional(then),
};
export const form = z.strictObject(formShape);
export type FormInput = z.infer<typeof form>;
