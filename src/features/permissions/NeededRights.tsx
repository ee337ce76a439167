import { interpolateText } from '../../i18n/interpolateText';
import { isRestricted, listCallCodes, listRuleCodes, type Part } from './parts/part';
import { permissionsTexts as texts } from './texts';
import { useRoleName } from './useRoleName';

/** The permissions and roles that a part needs, and those that only its calls need. */
export function NeededRights({ part }: { part: Part }) {
  const getRoleName = useRoleName();
  const codes = listRuleCodes(part);
  const callCodes = listCallCodes(part);
  const isHidden = part.rules.some(({ never }) => never);
  const roleLines = part.rules.flatMap(({ roles }) =>
    roles.length === 0 ? [] : [roles.map((role) => getRoleName(role)).join(', ')],
  );
  return (
    <>
      {isHidden && <p>{texts.nobody}</p>}
      {!isRestricted(part) && <p className="muted">{texts.everybody}</p>}
      {codes.length > 0 && <Codes codes={codes} />}
      {roleLines.map((names) => (
        <p key={names}>{interpolateText(texts.role, { name: names })}</p>
      ))}
      {callCodes.length > 0 && (
        <>
          <p className="muted">{texts.call_needs}</p>
          <Codes codes={callCodes} />
        </>
      )}
    </>
  );
}

const Codes = ({ codes }: { codes: readonly string[] }) => (
  <ul className="perm-codes">
    {codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ul>
);
