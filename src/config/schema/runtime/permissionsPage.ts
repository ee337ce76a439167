import * as z from 'zod/mini';
import { accessSchema, withDescription } from '../common';

/** Settings of the page of permissions. */
export const permissionsPageSchema = withDescription(
  z.strictObject({
    access: z.optional(
      withDescription(
        accessSchema,
        'Permission rule of the page: true = everybody, a code, a list of codes, or permissions and roles. Default: the role ROLE_ASSETS_MANAGER_SUPER_ADMIN.',
      ),
    ),
    roles: z.optional(
      withDescription(
        z.record(
          z.string().check(z.minLength(1)),
          z.union([z.literal('all'), z.array(z.string().check(z.minLength(1)))]),
        ),
        'Permission codes by role: the code of a role (its label is shown) or any name. "all" stands for all codes that the page knows. The page offers to see the console as each of them.',
      ),
    ),
  }),
  'Page of permissions: which screens, fields and actions each permission opens, and the console seen as a role. Guide: docs/guides/runtime-config.md.',
);
export type PermissionsPageInput = z.infer<typeof permissionsPageSchema>;
