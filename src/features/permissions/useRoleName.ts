import { useTranslate } from 'ra-core';

/** Returns the function for the label of a role; a role without one is shown as written. */
export function useRoleName(): (role: string) => string {
  const translate = useTranslate();
  return (role) => translate(`enums.role.${role}`, { _: role });
}
