import { useTranslate } from 'ra-core';
import type { Profile } from '../../session/profile/profile';

/** Head of the account menu: the name of the user and their roles. */
export function AccountHead({ profile: { username, roles } }: { profile: Profile }) {
  const translate = useTranslate();
  return (
    <p role="none" className="menu-head">
      <strong>{username}</strong>
      <span>{roles.map((role) => translate(`enums.role.${role}`, { _: role })).join(', ')}</span>
    </p>
  );
}
