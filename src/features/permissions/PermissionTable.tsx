import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { includesFolded } from '../../lib/text/foldText';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/states';
import { Link } from '../../ui/page/Link';
import { Tag } from '../../ui/text/Tag';
import { CallList } from './CallList';
import { describeParts } from './partText';
import type { PermissionRow, ScreenParts } from './parts/permissionRows';
import { SearchTools } from './SearchTools';
import { permissionsTexts as texts } from './texts';
import { getSubjectTexts } from './subjectTexts';

const filters = ['all', 'held', 'missing', 'unused', 'unknown'] as const;
type Filter = (typeof filters)[number];

const tests: Readonly<Record<Filter, (row: PermissionRow) => boolean>> = {
  all: () => true,
  held: ({ isHeld }) => isHeld,
  missing: ({ isHeld }) => !isHeld,
  unused: ({ isHeld, isUnused }) => isHeld && isUnused,
  unknown: ({ isInContract }) => !isInContract,
};

/** True if the code, a screen, a part or a call of the row contains the text. */
const matchesText = ({ code, opens, sends, calls }: PermissionRow, text: string): boolean =>
  includesFolded(code, text) ||
  calls.some(({ method, path }) => includesFolded(`${method} ${path}`, text)) ||
  [...opens, ...sends].some(
    ({ screen, parts }) =>
      includesFolded(screen.label, text) || parts.some(({ label }) => includesFolded(label, text)),
  );

/** All permissions: who has them, the parts that each opens, and its calls. */
export function PermissionTable({ rows }: { rows: readonly PermissionRow[] }) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const { heldLabel } = getSubjectTexts();
  const shownRows = rows.filter((row) => tests[filter](row) && matchesText(row, text));
  return (
    <>
      <SearchTools
        text={text}
        onText={setText}
        countText={interpolateText(texts.found, { smart_count: shownRows.length })}
      >
        <select
          className="input"
          aria-label={texts.filter}
          value={filter}
          onChange={(event) => setFilter(filters.find((name) => name === event.target.value) ?? 'all')}
        >
          {filters.map((name) => (
            <option key={name} value={name}>
              {texts.filters[name]}
            </option>
          ))}
        </select>
      </SearchTools>
      {shownRows.length === 0 ? (
        <EmptyState title={texts.none} text={texts.none_text}>
          <Button
            onClick={() => {
              setText('');
              setFilter('all');
            }}
          >
            {texts.clear}
          </Button>
        </EmptyState>
      ) : (
        <table className="perm-table plain-states">
          <caption className="visually-hidden">{texts.tabs.permissions}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.permission}</th>
              <th scope="col">{heldLabel}</th>
              <th scope="col">{texts.columns.opens}</th>
              <th scope="col">{texts.columns.calls}</th>
            </tr>
          </thead>
          <tbody>
            {shownRows.map((row) => (
              <PermissionLine key={row.code} row={row} heldLabel={heldLabel} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function PermissionLine({ row, heldLabel }: { row: PermissionRow; heldLabel: string }) {
  const { code, isHeld, opens, sends, calls, isInContract, isUnused } = row;
  return (
    <tr>
      <th scope="row">
        <code>{code}</code>
        {isUnused && (
          <span title={texts.unused_title}>
            <Tag>{texts.unused}</Tag>
          </span>
        )}
        {!isInContract && (
          <span title={texts.unknown_title}>
            <Tag tone="warning">{texts.unknown}</Tag>
          </span>
        )}
      </th>
      <td data-label={heldLabel}>
        <Tag tone={isHeld ? 'success' : 'neutral'} dot>
          {isHeld ? texts.yes : texts.no}
        </Tag>
      </td>
      <td data-label={texts.columns.opens}>
        {opens.length + sends.length === 0 && <p className="muted">{texts.nothing}</p>}
        <ScreenLines lines={opens} />
        {sends.length > 0 && (
          <>
            <p className="muted">{texts.sends}</p>
            <ScreenLines lines={sends} />
          </>
        )}
      </td>
      <td data-label={texts.columns.calls}>
        <CallList calls={calls} />
      </td>
    </tr>
  );
}

/** A line for each screen: its name as a link, and its parts. */
const ScreenLines = ({ lines }: { lines: readonly ScreenParts[] }) => (
  <ul className="perm-lines">
    {lines.map(({ screen: { id, label, to }, parts }) => (
      <li key={id}>
        {to !== undefined ? (
          <Link to={to}>{label}</Link>
        ) : id === `/${label}` ? (
          // A page without a menu entry has no name but its path.
          <code>{id}</code>
        ) : (
          <strong>{label}</strong>
        )}
        <span>{` · ${describeParts(parts)}`}</span>
      </li>
    ))}
  </ul>
);
