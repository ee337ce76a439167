import { Suspense, useState } from 'react';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { interpolateText } from '../../i18n/interpolateText';
import { includesFolded } from '../../lib/text/foldText';
import { useAccessibleScreens } from '../../extensions/useMenuEntries';
import { getCommands, type Command } from '../../ui/commands/commands';
import { getRecentRecords } from '../../show/recentRecords';
import { SearchResultOptions } from './SearchResultOptions';
import { SearchOption, SearchOptionGroup } from './SearchOption';
import { getResultsPath, hasResultsPage } from './searchPaths';
import { MIN_QUERY_LENGTH } from './searchResults';
import { searchTexts } from './texts';

/** More screens than these are not looked through, but looked for. */
const MAX_SCREENS = 6;

/**
 * Suggestions for a text: actions of the page and recently opened entries that it names, the menu, then the host's results. Those
 * arrive later, so they are last: no other option moves.
 */
export function SearchSuggestions({ text }: { text: string }) {
  const [commands] = useState(getCommands);
  const [recentlyOpened] = useState(getRecentRecords);
  const screens = useAccessibleScreens();
  const [hasExactMatch, setHasExactMatch] = useState(false);
  const words = text.split(/\s+/);
  const matchesText = (label: string): boolean => words.every((word) => includesFolded(label, word));
  const matchingCommands = commands.filter(({ label, group }) => matchesText(`${label} ${group}`));
  const matchingRecent = recentlyOpened.filter(({ title, to }) => matchesText(title) && !isHiddenPage(to));
  const matchingScreens = screens.filter(({ label }) => matchesText(label)).slice(0, MAX_SCREENS);
  const localCount = matchingCommands.length + matchingRecent.length + matchingScreens.length;
  const searchesHost = text.length >= MIN_QUERY_LENGTH && hasResultsPage();
  return (
    <>
      {searchesHost && <AllResultsOption q={text} isDefault={!hasExactMatch} />}
      {groupBySubject(matchingCommands).map(([subject, groupCommands]) => (
        <SearchOptionGroup key={subject} label={subject}>
          {groupCommands.map(renderCommand)}
        </SearchOptionGroup>
      ))}
      {matchingRecent.length > 0 && (
        <SearchOptionGroup label={searchTexts.recent}>
          {matchingRecent.map(({ to, title, resourceLabel }) => (
            <SearchOption key={to} label={title} icon="history" detail={resourceLabel} to={to} />
          ))}
        </SearchOptionGroup>
      )}
      {matchingScreens.length > 0 && (
        <SearchOptionGroup label={searchTexts.screens}>
          {matchingScreens.map(({ to, label, icon }) => (
            <SearchOption key={to} {...{ label, icon, to }} />
          ))}
        </SearchOptionGroup>
      )}
      {localCount === 0 && !searchesHost && (
        <p className="muted search-state">{interpolateText(searchTexts.none, { q: text })}</p>
      )}
      {searchesHost && (
        <Suspense fallback={<p className="muted search-state">{searchTexts.searching}</p>}>
          <SearchResultOptions
            text={text}
            isOnlySource={localCount === 0}
            onExactMatchChange={setHasExactMatch}
          />
        </Suspense>
      )}
    </>
  );
}

/** The page of all results. */
const AllResultsOption = ({ q, isDefault }: { q: string; isDefault: boolean }) => (
  <SearchOption
    // An element, so that the text itself is not marked.
    label={<span>{interpolateText(searchTexts.all, { q })}</span>}
    icon="search"
    to={getResultsPath(q)}
    isDefault={isDefault}
  />
);

const renderCommand = ({ id, label, icon, to, disabledReason, run }: Command) => (
  <SearchOption key={`${id}${label}`} {...{ label, icon, to, disabledReason, run }} />
);

/** Acts by what they are done to, in the order of the page. */
function groupBySubject(commands: readonly Command[]): [string, Command[]][] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups];
}
