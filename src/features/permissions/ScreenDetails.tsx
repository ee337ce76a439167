import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { includesFolded } from '../../lib/text/foldText';
import type { AccessRule } from '../../config/types';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/states';
import { Link } from '../../ui/page/Link';
import { Tag } from '../../ui/text/Tag';
import { CallList } from './CallList';
import { NeededRights } from './NeededRights';
import { getPartName } from './partText';
import { listCallCodes, listRuleCodes, type Part, type Screen } from './parts/part';
import { listRestrictedParts } from './parts/permissionRows';
import { SearchTools } from './SearchTools';
import { getSubjectTexts } from './subjectTexts';
import { permissionsTexts as texts } from './texts';

type CanAccess = (access: AccessRule) => boolean;

const matchesText = (part: Part, text: string): boolean =>
  [getPartName(part), ...listRuleCodes(part), ...listCallCodes(part)].some((name) =>
    includesFolded(name, text),
  ) || part.calls.some(({ method, path }) => includesFolded(`${method} ${path}`, text));

/** Screens with the parts that match a text; all parts if the text is in the name of the screen. */
function findScreens(screens: readonly Screen[], text: string): { screen: Screen; parts: Part[] }[] {
  return screens.flatMap((screen) => {
    const restricted = listRestrictedParts(screen);
    if (includesFolded(`${screen.label} ${screen.id}`, text)) return [{ screen, parts: restricted }];
    const parts = restricted.filter((part) => matchesText(part, text));
    return parts.length > 0 ? [{ screen, parts }] : [];
  });
}

/** All screens: the rights that each part needs, and its calls. */
export function ScreenDetails({ screens, canAccess }: { screens: readonly Screen[]; canAccess: CanAccess }) {
  const [text, setText] = useState('');
  const matches = findScreens(screens, text);
  return (
    <>
      <SearchTools
        text={text}
        onText={setText}
        countText={interpolateText(texts.screens_found, { smart_count: matches.length })}
      />
      {matches.length === 0 && (
        <EmptyState title={texts.no_screens} text={texts.none_text}>
          <Button onClick={() => setText('')}>{texts.clear}</Button>
        </EmptyState>
      )}
      <div className="perm-screens">
        {matches.map(({ screen, parts }) => (
          // Keyed by the search: results open, and close when it is cleared.
          <details key={`${screen.id}${text.trim() !== ''}`} open={text.trim() !== ''}>
            <summary>
              <span>{screen.label}</span>
              <code>{screen.id}</code>
              <span className="muted">{describeOpenParts(screen, canAccess)}</span>
            </summary>
            {screen.to !== undefined && (
              <p>
                <Link to={screen.to}>{screen.to}</Link>
              </p>
            )}
            {parts.length > 0 && <PartTable label={screen.label} parts={parts} canAccess={canAccess} />}
          </details>
        ))}
      </div>
    </>
  );
}

function describeOpenParts(screen: Screen, canAccess: CanAccess): string {
  const parts = listRestrictedParts(screen);
  if (parts.length === 0) return texts.all_open;
  const held = parts.filter(({ rules }) => rules.every(canAccess)).length;
  return interpolateText(texts.open_parts, { held, total: parts.length });
}

interface PartTableProps {
  label: string;
  parts: readonly Part[];
  canAccess: CanAccess;
}

function PartTable({ label, parts, canAccess }: PartTableProps) {
  const { haveLabel } = getSubjectTexts();
  return (
    <table className="perm-table plain-states">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.parts.part}</th>
          <th scope="col">{haveLabel}</th>
          <th scope="col">{texts.parts.needs}</th>
          <th scope="col">{texts.columns.calls}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const isHeld = part.rules.every(canAccess);
          return (
            <tr key={`${part.path} ${part.kind}`}>
              <th scope="row" title={part.path}>
                <span>{getPartName(part)}</span>
                {part.label !== '' && <small className="muted">{texts.kinds[part.kind]}</small>}
              </th>
              <td data-label={haveLabel}>
                <Tag tone={isHeld ? 'success' : 'neutral'} dot>
                  {isHeld ? texts.yes : texts.no}
                </Tag>
              </td>
              <td data-label={texts.parts.needs}>
                <NeededRights part={part} />
              </td>
              <td data-label={texts.columns.calls}>
                <CallList calls={part.calls} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
