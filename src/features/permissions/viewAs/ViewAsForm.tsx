import { useId, useState } from 'react';
import { canAccess } from '../../../session/access/canAccess';
import { getPermissions } from '../../../session/access/getPermissions';
import { enterView } from '../../../session/viewAs/storedView';
import type { SubjectView } from '../../../lib/viewAs/activeView';
import { useStore } from 'zustand';
import { jobActivityStore, selectHasRunningJobs } from '../../../jobs/jobStorage';
import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import type { Screen } from '../parts/part';
import { permissionsTexts } from '../texts';
import { useRoleName } from '../useRoleName';
import { CodeChoice } from './CodeChoice';
import { readRoles, type DeclaredRole } from './roles';

const texts = permissionsTexts.view;

/** The choice that is not a role. */
const BY_HAND = '';

interface ViewAsFormProps {
  /** `permissionsPage.roles` of the runtime config. */
  roles: unknown;
  screens: readonly Screen[];
  /** All known permission codes. */
  codes: readonly string[];
}

/** Chooses a role or permissions, and shows the console with them. */
export function ViewAsForm({ roles: declaredRoles, screens, codes }: ViewAsFormProps) {
  const id = useId();
  const getRoleName = useRoleName();
  const roles = readRoles(declaredRoles, codes);
  const [choice, setChoice] = useState(roles.length === 0 ? BY_HAND : undefined);
  const [chosenCodes, setChosenCodes] = useState(getPermissions);
  const isJobRunning = useStore(jobActivityStore, selectHasRunningJobs);
  const role = roles.find((declared) => declared.role === choice);
  const view: SubjectView | undefined = role
    ? { name: getRoleName(role.role), permissions: role.permissions, roles: [role.role] }
    : choice === BY_HAND
      ? {
          name: interpolateText(texts.custom_name, { smart_count: chosenCodes.length }),
          permissions: chosenCodes,
        }
      : undefined;
  return (
    <form
      className="perm-view"
      onSubmit={(event) => {
        event.preventDefault();
        if (view && !isJobRunning) enterView(view);
      }}
    >
      <p>{texts.intro}</p>
      <p className="perm-note">{texts.own_data}</p>
      {roles.length === 0 && <p className="muted">{texts.no_roles}</p>}
      <fieldset className="perm-roles">
        <legend>{texts.who}</legend>
        {roles.map((declared) => (
          <label key={declared.role} data-chosen={declared.role === choice}>
            <input
              type="radio"
              name={id}
              checked={declared.role === choice}
              onChange={() => setChoice(declared.role)}
            />
            <strong>{getRoleName(declared.role)}</strong>
            <small className="muted">
              {interpolateText(texts.role_count, { smart_count: declared.permissions.length })}
            </small>
            <small className="muted">{describeMenu(screens, declared)}</small>
          </label>
        ))}
        <label data-chosen={choice === BY_HAND}>
          <input type="radio" name={id} checked={choice === BY_HAND} onChange={() => setChoice(BY_HAND)} />
          <strong>{texts.by_hand}</strong>
          <small className="muted">{texts.by_hand_text}</small>
        </label>
      </fieldset>
      {choice === BY_HAND && <CodeChoice codes={codes} chosen={chosenCodes} onChange={setChosenCodes} />}
      <div className="toolbar">
        <Button
          type="submit"
          variant="primary"
          disabledReason={view === undefined ? texts.choose : isJobRunning ? texts.jobs : null}
        >
          {texts.start}
        </Button>
      </div>
    </form>
  );
}

/** Names the screens in the menu of a role. */
function describeMenu(screens: readonly Screen[], { role, permissions }: DeclaredRole): string {
  const subject = { permissions, roles: [role] };
  const names = screens.flatMap(({ label, parts, isInMenu }) => {
    const entry = parts.find(({ kind }) => kind === 'menu') ?? parts[0];
    return isInMenu && entry?.rules.every((rule) => canAccess(rule, subject)) ? [label] : [];
  });
  return names.length === 0 ? texts.no_menu : interpolateText(texts.menu, { names: names.join(', ') });
}
